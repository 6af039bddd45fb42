import type { Pool } from 'pg';
import { circuit } from '../../concurrency/circuit.ts';
import type { Environment } from '../../env.ts';
import type { Log } from '../../log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import { postgresSearchIndex } from './postgres-search-index.ts';

export type AlgoliaSettings = Pick<
  Environment,
  'ALGOLIA_APP_ID' | 'ALGOLIA_SEARCH_KEY' | 'ALGOLIA_WRITE_KEY' | 'ALGOLIA_INDEX' | 'ALGOLIA_BASE_URL'
>;

/** After so many searches without an answer Algolia rests, and no visitor waits for it. */
const FAILURES_MAX = 3;
const SLOW_MS = 1_500;
const REST_MS = 10_000;
const WITHIN_MS = 2_000;

/** Our own index; with an account of Algolia, Algolia searches and ours stands by (ADR 0173). */
export async function configuredSearchIndex(
  settings: AlgoliaSettings,
  { pool, log, realClock }: { readonly pool: Pool; readonly log: Log; readonly realClock: Clock },
): Promise<SearchIndex> {
  const own = postgresSearchIndex(pool);
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_WRITE_KEY: writeKey } = settings;
  // The start-up guard sees to it that all three are set, or none.
  if (appId === undefined || searchKey === undefined || writeKey === undefined) return own;
  // Most deployments search in PostgreSQL, and none of their starts reads the client of Algolia.
  const [{ algoliaClient }, { algoliaSearchIndex }] = await Promise.all([
    import('./algolia-client.ts'),
    import('./algolia-search-index.ts'),
  ]);
  const { ALGOLIA_BASE_URL: baseUrl, ALGOLIA_INDEX: index } = settings;
  return algoliaSearchIndex({
    pool,
    own,
    index,
    withinMs: WITHIN_MS,
    reader: algoliaClient({ appId, apiKey: searchKey, baseUrl }),
    writer: algoliaClient({ appId, apiKey: writeKey, baseUrl }),
    circuit: circuit({
      failuresMax: FAILURES_MAX,
      slowMs: SLOW_MS,
      restMs: REST_MS,
      isFailure: () => true,
      refusal: () => new Error('Algolia rests after several searches without an answer.'),
      nowMs: () => realClock.now().getTime(),
    }),
    onFailure: (error) => log.warn({ err: error }, 'Algolia gave no answer; our own index searches'),
  });
}
