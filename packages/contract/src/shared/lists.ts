import { listDirections, listOrderKeys, pageSizes } from '@suki/domain/config/lists';
import { z } from 'zod';

const Limit = z.coerce.number().pipe(z.literal(pageSizes));

/**
 * The cursor of every list: `lastItemId` is the id of the last row that the caller has; behind one that is gone there is nothing. A list that can be narrowed has
 * `filterBy` beside it, with the words that it takes.
 */
export const listQuery = {
  lastItemId: z.string().max(64).optional(),
  orderBy: z.enum(listOrderKeys).optional(),
  order: z.enum(listDirections).optional(),
  limit: Limit.optional(),
  /** `true`: start at the first page and bypass every cache. */
  isRefetch: z.enum(['true', 'false']).optional(),
} as const;

/** A page of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), hasMore: z.boolean(), lastItemId: z.string().nullable() });

/** The answer of calls that only do something. */
export const Done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });
