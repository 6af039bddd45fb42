import { refreshSearchDocuments } from '@suki/db/queries/search-documents';
import { searchItems } from '@suki/db/queries/search-items';
import type { Pool } from 'pg';
import type { SearchIndex } from '../../ports/search-index.ts';
import { ownQueryId } from './own-query-id.ts';

/** Search in our own database (ADR 0155). */
export function postgresSearchIndex(pool: Pool): SearchIndex {
  return {
    search: async (request) => ({ ...(await searchItems(pool, request)), queryId: ownQueryId(request) }),
    refresh: (itemIds) => refreshSearchDocuments(pool, itemIds),
  };
}
