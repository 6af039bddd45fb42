import { testDatabase } from '@suki/db/testing/test-database';
import type { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { platformHandlers, platformRoutes } from './platform-calls.ts';
import { startTestApi, type TestApi, type TestApiOptions } from './start-test-api.ts';

type Options = Pick<TestApiOptions<typeof platformRoutes>, 'variables' | 'clock' | 'challenge'>;

export type PlatformTestApi = { readonly api: TestApi; readonly pool: Pool };

/** Starts an API with the calls around the trade, on a database of its own, for the tests of one file. */
export function platformTestApi(options: Options = {}): PlatformTestApi {
  const database = testDatabase();
  let api: TestApi | undefined;
  beforeAll(async () => {
    api = await startTestApi({
      ...options,
      databaseUrl: database.url,
      table: platformRoutes,
      handlers: platformHandlers,
    });
  });
  afterAll(() => api?.close());
  return {
    get api() {
      if (api === undefined) throw new Error('Expected the API to be used inside a test.');
      return api;
    },
    get pool() {
      return database.pool;
    },
  };
}
