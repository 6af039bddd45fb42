import type { FoundItems } from '@suki/db/queries/search-items';
import type { ItemId } from '@suki/domain/ids/id';
import type { SearchRequest } from '@suki/domain/search/search-request';

/** `queryId` names the search in tracking events; null where the index gave none. */
export type SearchAnswer = FoundItems & { readonly queryId: string | null };

/** Where items are searched: PostgreSQL, or a hosted index. */
export type SearchIndex = {
  /** Items of the index, best first. The caller leaves out what is not listed any more. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Makes the documents of these items anew; an item that is not listed leaves the index. */
  readonly refresh: (itemIds: readonly ItemId[]) => Promise<void>;
};
