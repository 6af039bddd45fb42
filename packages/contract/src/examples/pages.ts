import { pageSizes } from '@suki/domain/config/lists';

/** So many rows at most are asked for. */
export const limit = pageSizes[0];

/** A page of a list that has one row, or a few, and no further page. */
export function page<Row extends { readonly id: string }>(...items: Row[]) {
  return { items, hasMore: false, lastItemId: items.at(-1)?.id ?? null };
}

export const done = { done: true } as const;
