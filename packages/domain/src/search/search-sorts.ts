import type { SortKey } from '../catalogue/sort-options.ts';

/** The sort keys as the search call spells them. */
export const searchSorts = ['default', 'popular', 'newest', 'price_asc', 'price_desc'] as const;
export type SearchSort = (typeof searchSorts)[number];

const keys: Readonly<Record<SearchSort, SortKey>> = {
  default: 'default',
  popular: 'popular',
  newest: 'newest',
  price_asc: 'priceAscending',
  price_desc: 'priceDescending',
};

/** Returns the sort key of the specification for the spelling of the search call (specification, section 2). */
export function sortKeyOf(sort: SearchSort): SortKey {
  return keys[sort];
}
