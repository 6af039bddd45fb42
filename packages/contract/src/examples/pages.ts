import { pageSizes } from '@suki/domain/config/lists';

export const limit = pageSizes[0];

export function page<Row extends { readonly id: string }>(...items: Row[]) {
  return { items, hasMore: false, lastItemId: items.at(-1)?.id ?? null };
}

export const done = { done: true } as const;
