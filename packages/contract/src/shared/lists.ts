import { listDirections, listOrderKeys, pageSizes } from '@suki/domain/config/lists';
import { z } from 'zod';

const Limit = z.coerce.number().pipe(z.literal(pageSizes));

/**
 * The query of every list. `lastItemId` is the id of the caller's last row; the page after a deleted row is empty.
 * A list that can be narrowed adds `filterBy`.
 */
export const listQuery = {
  lastItemId: z.string().max(64).optional(),
  orderBy: z.enum(listOrderKeys).optional(),
  order: z.enum(listDirections).optional(),
  limit: Limit.optional(),
  /** `true` starts at the first page and bypasses every cache. */
  isRefetch: z.enum(['true', 'false']).optional(),
} as const;

/** The query of a list with an order of its own, such as a shelf of the shop. */
export const shelfQuery = {
  lastItemId: listQuery.lastItemId,
  limit: listQuery.limit,
  isRefetch: listQuery.isRefetch,
} as const;

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), hasMore: z.boolean(), lastItemId: z.string().nullable() });

/** The answer of a call that returns no data. */
export const Done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });
