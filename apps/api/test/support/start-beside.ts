import { routes } from '@suki/contract/routes';
import { handlers } from '../../src/handlers.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import type { TradeWorld } from './trade-world-on.ts';

/**
 * Starts a second API on the database of a test, with an empty memory: another copy, or the first one after a restart.
 * The caller closes it.
 */
export function startBeside({ api }: Pick<TradeWorld, 'api'>): Promise<TestApi> {
  return startTestApi({
    databaseUrl: api.dependencies.environment.DATABASE_URL,
    table: routes,
    handlers,
    variables: { CALLS_PER_MINUTE: '1000000' },
    beside: api,
  });
}
