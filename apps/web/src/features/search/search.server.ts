import { searchPageSize } from '@suki/domain/config/lists';
import { catalogueOf } from '@suki/sdk/server';
import type { SearchItemsParams, SearchResults } from '@suki/sdk/types';
import { cacheLife, cacheTag } from 'next/cache';
import { env } from '../../env.server.ts';
import type { SearchAddress } from './search-address.ts';
import { searchParams } from './search-params.ts';

/** Short: a running shop finds what an import or a new listing brought within seconds. */
const FRESH = { stale: 30, revalidate: 10, expire: 60 } as const;

async function readResults(params: SearchItemsParams): Promise<SearchResults> {
  'use cache';
  cacheLife(FRESH);
  return await catalogueOf({ baseUrl: env().API_URL, serviceToken: env().CATALOGUE_SERVICE_TOKEN }).search(params);
}

async function readTabResults(params: SearchItemsParams): Promise<SearchResults> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('home');
  return await catalogueOf({ baseUrl: env().API_URL, serviceToken: env().CATALOGUE_SERVICE_TOKEN }).search(params);
}

/** The first page of a tab, kept as long as the home pages, which it is a part of; null without an answer. */
export async function readTab(search: SearchAddress): Promise<SearchResults | null> {
  try {
    return await readTabResults(searchParams(search, searchPageSize));
  } catch {
    return null;
  }
}

/** One page of a search; null when the search does not answer. Results do not depend on the visitor. */
export async function readPage(search: SearchAddress): Promise<SearchResults | null> {
  try {
    return await readResults(searchParams(search, searchPageSize));
  } catch {
    // The page says so and offers another try; the rest of the shop goes on (F10).
    return null;
  }
}
