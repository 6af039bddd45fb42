import { testDatabase } from '@suki/db/testing/test-database';
import { afterAll, beforeAll } from 'vitest';
import { startTradeWorld } from './start-trade-world.ts';
import type { TradeWorld } from './trade-world-on.ts';

export type TradeWorldOptions = {
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly connectWithinMilliseconds?: number | undefined;
};

/** The whole API on a database of its own with the sandbox in the same process, for the tests of one file. */
export function tradeWorld(options: TradeWorldOptions = {}): TradeWorld {
  const database = testDatabase();
  let world: TradeWorld | undefined;
  beforeAll(async () => {
    world = await startTradeWorld({ databaseUrl: database.url, pool: database.pool, ...options });
  });
  afterAll(() => world?.api.close());
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
