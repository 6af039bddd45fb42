import { routes } from '@suki/contract/routes';
import type { Pool } from 'pg';
import { handlers } from '../../src/handlers.ts';
import type { Log } from '../../src/log.ts';
import { startTestApi } from './start-test-api.ts';
import { testPlace } from './trade-people.ts';
import { type TradeWorld, tradeWorldOn } from './trade-world-on.ts';

export type TradeWorldStart = {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly connectWithinMilliseconds?: number | undefined;
  readonly log?: Log | undefined;
};

/** Starts the whole API on an empty, migrated database, with the sandbox in this process. The caller closes `api`. */
export async function startTradeWorld({ databaseUrl, pool, variables, ...rest }: TradeWorldStart): Promise<TradeWorld> {
  const api = await startTestApi({
    databaseUrl,
    table: routes,
    handlers,
    ...rest,
    variables: { CALLS_PER_MINUTE: '1000000', ...variables },
  });
  await pool.query(
    `insert into places (psgc, level, name, full_name, search_text, delivery_region)
    values ($1, 'barangay', 'Poblacion', 'Poblacion, City of Makati, NCR', 'poblacion makati ncr', 'NCR')`,
    [testPlace],
  );
  return tradeWorldOn(api, pool);
}
