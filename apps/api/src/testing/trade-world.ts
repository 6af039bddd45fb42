import { routes } from '@suki/contract/routes';
import { testDatabase } from '@suki/db/testing/test-database';
import { afterAll, beforeAll } from 'vitest';
import { handlers } from '../handlers.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { testPlace } from './trade-people.ts';
import { type TradeWorld, tradeWorldOn } from './trade-world-on.ts';

export type TradeWorldOptions = {
  readonly variables?: Readonly<Record<string, string>> | undefined;
};

/** The whole API on a database of its own with the sandbox in the same process, for the tests of one file. */
export function tradeWorld({ variables }: TradeWorldOptions = {}): TradeWorld {
  const database = testDatabase();
  let started: TestApi | undefined;
  let world: TradeWorld | undefined;
  beforeAll(async () => {
    started = await startTestApi({
      databaseUrl: database.url,
      table: routes,
      handlers,
      variables: { CALLS_PER_MINUTE: '1000000', ...variables },
    });
    await database.pool.query(
      `insert into places (psgc, level, name, full_name, search_text, delivery_region)
      values ($1, 'barangay', 'Poblacion', 'Poblacion, City of Makati, NCR', 'poblacion makati ncr', 'NCR')`,
      [testPlace],
    );
    world = tradeWorldOn(started, database.pool);
  });
  afterAll(() => started?.close());
  const made = (): TradeWorld => {
    if (world === undefined) throw new Error('Expected the API to be used inside a test.');
    return world;
  };
  return {
    get api() {
      return made().api;
    },
    get pool() {
      return made().pool;
    },
    settle: () => made().settle(),
    sweep: () => made().sweep(),
    catchUp: () => made().catchUp(),
    expectSound: () => made().expectSound(),
    balance: (account) => made().balance(account),
    eventsOf: (id) => made().eventsOf(id),
  };
}
