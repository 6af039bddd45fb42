import { type Fetched, useFetched } from '../fetched.ts';
import {
  listDiscovers,
  listNavigations,
  listSearchKeywords,
  listSuggestions,
  listTrendings,
  getCategory,
  searchItems,
} from '../generated/search.ts';
import type {
  CategoryDetail,
  CategoryId,
  Discover,
  Navigation,
  SearchItemsParams,
  SearchResults,
  Suggestions,
  Trending,
} from '../generated/suki.schemas.ts';
import { keys } from '../keys.ts';

/** One page of a search with its counts; `lastItemId` of the params asks for a later page. Null does not search. */
export function useSearch(params: SearchItemsParams | null): Fetched<SearchResults> {
  return useFetched(params === null ? null : keys.search(params), () => searchItems(params ?? {}));
}

/** Completed words, brands and items for what is typed; nothing is fetched for an empty field. */
export function useSuggestions(keyword: string): Fetched<Suggestions> {
  return useFetched(keyword === '' ? null : keys.suggestions(keyword), () => listSuggestions({ keyword }));
}

/** The tabs of search with the number of their items. */
export function useNavigations(): Fetched<readonly Navigation[]> {
  return useFetched(keys.navigations(), async () => (await listNavigations({ count: '1' })).navigations);
}

/** Ideas for people who have not typed yet. */
export function useDiscovers(): Fetched<readonly Discover[]> {
  return useFetched(keys.discovers(), async () => (await listDiscovers()).discovers);
}

/** Words that an editor suggests under the search field. */
export function useSearchKeywords(): Fetched<readonly string[]> {
  return useFetched(keys.searchKeywords(), async () => (await listSearchKeywords()).keywords);
}

/** Models that sell now. */
export function useTrendings(): Fetched<readonly Trending[]> {
  return useFetched(keys.trendings(), async () => (await listTrendings()).trendings);
}

/** A category with those under it. */
export function useCategory(categoryId: CategoryId): Fetched<CategoryDetail> {
  return useFetched(keys.category(categoryId), () => getCategory(categoryId));
}
