import type { SizeSystem } from '../catalogue/size-systems.ts';
import type { SortKey } from '../catalogue/sort-options.ts';
import type { AskPriceBounds } from './price-bounds.ts';

/** Filters of one search; several values of one filter are alternatives. */
export type SearchFilters = {
  readonly tab: readonly string[];
  readonly category: readonly string[];
  /** Slugs. */
  readonly brand: readonly string[];
  readonly gender: readonly string[];
  readonly color: readonly string[];
  readonly condition: readonly string[];
  readonly releaseYear: readonly string[];
  /** Labels in `sizeSystem`. */
  readonly size: readonly string[];
  readonly isFlash: boolean;
};

export const noFilters: SearchFilters = {
  tab: [],
  category: [],
  brand: [],
  gender: [],
  color: [],
  condition: [],
  releaseYear: [],
  size: [],
  isFlash: false,
};

export type SearchRequest = {
  readonly keyword: string;
  readonly filters: SearchFilters;
  readonly sizeSystem: SizeSystem;
  readonly price: AskPriceBounds;
  readonly sort: SortKey;
  readonly limit: number;
  /** The last item that the caller has. */
  readonly lastItemId?: string | undefined;
};

/** The filters by which results are counted. */
export const searchFacets = [
  'tab',
  'category',
  'brand',
  'gender',
  'color',
  'condition',
  'releaseYear',
  'size',
  'flash',
  /** Steps of the lowest price, named by where they begin (see `priceStepStarts`). */
  'price',
] as const;
export type SearchFacet = (typeof searchFacets)[number];

/** Returns true for a facet that the search is narrowed by. */
export function isFiltered({ filters, price }: Pick<SearchRequest, 'filters' | 'price'>, facet: SearchFacet): boolean {
  if (facet === 'price') return price.from !== null || price.to !== null;
  return facet === 'flash' ? filters.isFlash : filters[facet].length > 0;
}

export type FacetCount = { readonly value: string; readonly count: number };
