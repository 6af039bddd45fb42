import type { ListOptions } from '@suki/db/queries/lists';
import {
  defaultOrder,
  defaultPageSize,
  type ListDirection,
  type ListOrderKey,
  type PageSize,
} from '@suki/domain/config/lists';

export type ListQuery = {
  readonly lastItemId?: string | undefined;
  readonly orderBy?: ListOrderKey | undefined;
  readonly order?: ListDirection | undefined;
  readonly limit?: number | undefined;
  readonly isRefetch?: 'true' | 'false' | undefined;
};

/**
 * The page that a list query asks for. `isRefetch=true` starts at the first page. Where rows never change (messages,
 * transactions) `updatedAt` is their `createdAt`.
 */
export function listOptions(
  query: ListQuery,
  { limit = defaultPageSize, changes = true }: { readonly limit?: PageSize; readonly changes?: boolean } = {},
): ListOptions {
  return {
    limit: query.limit ?? limit,
    lastItemId: query.isRefetch === 'true' ? undefined : query.lastItemId,
    orderBy: changes ? query.orderBy : defaultOrder.orderBy,
    order: query.order,
  };
}

/** The page of a shelf, which has an order of its own; `limit` is the size of its first page without a wish. */
export function shelfOptions(
  { lastItemId, limit, isRefetch }: Pick<ListQuery, 'lastItemId' | 'limit' | 'isRefetch'>,
  size: number,
): Pick<ListOptions, 'limit' | 'lastItemId'> {
  return { limit: limit ?? size, lastItemId: isRefetch === 'true' ? undefined : lastItemId };
}
