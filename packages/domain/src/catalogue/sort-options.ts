/** Sort keys of search results (specification, section 2), in the order of its options. */
export const sortKeys = ['default', 'popular', 'newest', 'priceAscending', 'priceDescending'] as const;
export type SortKey = (typeof sortKeys)[number];

/** The index that items are searched in (specification, section 7). */
export const ITEM_INDEX = 'NewItems';

export type SortOrder = {
  readonly field: 'saleCount' | 'createdTimes' | 'lowestAskPrice';
  readonly direction: 'asc' | 'desc';
};

/** The field and direction of each key; `null` is the index's own order, best match first. */
export const sortOrders: Readonly<Record<SortKey, SortOrder | null>> = {
  default: null,
  popular: { field: 'saleCount', direction: 'desc' },
  newest: { field: 'createdTimes', direction: 'desc' },
  priceAscending: { field: 'lowestAskPrice', direction: 'asc' },
  priceDescending: { field: 'lowestAskPrice', direction: 'desc' },
};

/** Returns true for the name of a sort key (specification, section 2). */
export function isSortKey(text: unknown): text is SortKey {
  return sortKeys.some((key) => key === text);
}
