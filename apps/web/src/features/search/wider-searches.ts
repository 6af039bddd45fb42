import { searchTexts } from './search.texts.ts';
import {
  choiceFilters,
  filterCount,
  firstPage,
  readSearch,
  type SearchAddress,
  searchPath,
  withoutFilters,
} from './search-address.ts';

export type WiderSearch = { readonly label: string; readonly search: SearchAddress };

/** Each is a search of its own, so there are few. */
const WIDER_MAX = 5;

/** The searches with one condition less than a search that found nothing, the mildest first. */
export function widerSearches(search: SearchAddress): readonly WiderSearch[] {
  const base = firstPage(search);
  const words = base.keyword.split(' ').filter(Boolean);
  const price = base.priceFrom !== null || base.priceTo !== null;
  const all: readonly WiderSearch[] = [
    ...(base.isFlash
      ? [{ label: searchTexts.withoutValue(searchTexts.flashOnly), search: { ...base, isFlash: false } }]
      : []),
    ...(price
      ? [{ label: searchTexts.withoutValue(searchTexts.price), search: { ...base, priceFrom: null, priceTo: null } }]
      : []),
    ...choiceFilters
      .filter((filter) => base[filter].length > 0)
      .map((filter) => ({
        label: searchTexts.withoutValue(searchTexts.facets[filter]),
        search: { ...base, [filter]: [] },
      })),
    ...(filterCount(base) > 1 ? [{ label: searchTexts.withoutFilters, search: withoutFilters(base) }] : []),
    ...(words.length > 1
      ? words.map((word, index) => ({
          label: searchTexts.withoutValue(word),
          search: { ...base, keyword: words.filter((_, other) => other !== index).join(' ') },
        }))
      : []),
    { label: searchTexts.everything, search: readSearch({}) },
  ];
  const asked = searchPath(base);
  return all.filter((wide) => searchPath(wide.search) !== asked).slice(0, WIDER_MAX);
}

/** The mildest of wider searches that found something; everything in the shop is near to nothing. */
export function nearestOf<
  Asked extends { readonly search: SearchAddress; readonly results: { readonly total: number } | null },
>(asked: readonly Asked[]): Asked | undefined {
  const everything = searchPath(readSearch({}));
  return asked.find(({ search, results }) => searchPath(search) !== everything && (results?.total ?? 0) > 0);
}
