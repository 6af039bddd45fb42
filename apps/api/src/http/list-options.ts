import type { ListOptions } from '@suki/db/queries/lists';

const LIMIT = 10;

/** The query of a list as the contract has it. */
export type ListQuery = {
  readonly lastItemId?: string | undefined;
  readonly orderBy?: 'createdAt' | 'updatedAt' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly limit?: number | undefined;
  readonly isRefetch?: 'true' | 'false' | undefined;
};

/**
 * The page that a list query asks for. `isRefetch=true` starts at the first page. Where rows never change (messages, transactions)
 * `updatedAt` is their `createdAt`.
 */
export function listOptions(
  query: ListQuery,
  { limit = LIMIT, changes = true }: { readonly limit?: number; readonly changes?: boolean } = {},
): ListOptions {
  return {
    limit: query.limit ?? limit,
    lastItemId: query.isRefetch === 'true' ? undefined : query.lastItemId,
    orderBy: changes ? query.orderBy : 'createdAt',
    order: query.order,
  };
}
