import { type Fetched, useFetched } from '../fetched.ts';
import { searchItems } from '../generated/search.ts';
import type { SearchItemsParams, SearchResults } from '../generated/suki.schemas.ts';
import { keys } from '../keys.ts';

/** One page of a search with its counts; `lastItemId` of the params asks for a later page. Null does not search. */
export function useSearch(params: SearchItemsParams | null): Fetched<SearchResults> {
  return useFetched(params === null ? null : keys.search(params), () => searchItems(params ?? {}));
}
