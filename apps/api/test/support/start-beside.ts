import { routes } from '@suki/contract/routes';
import { handlers } from '../../src/handlers.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import type { TradeWorld } from './trade-world-on.ts';

/** A second API on the database of a test, with nothing in its memory: another copy, or the same one after a restart. Its caller closes it. */
export function startBeside({ api }: Pick<TradeWorld, 'api'>): Promise<TestApi> {
  return startTestApi({
    databaseUrl: api.dependencies.environment.DATABASE_URL,
    table: routes,
    handlers,
    variables: { CALLS_PER_MINUTE: '1000000' },
    beside: api,
  });
}
