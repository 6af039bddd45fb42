import { testDatabase } from '@suki/db/testing/test-database';
import { afterAll, beforeAll } from 'vitest';
import type { Log } from '../../src/log.ts';
import { unwatched } from './evidence.ts';
import { startTradeWorld } from './start-trade-world.ts';
import type { TradeWorld } from './trade-world-on.ts';

export type TradeWorldOptions = {
  /** True when more than five call at once: the API then has as many connections as a real one. */
  readonly isCrowd?: boolean | undefined;
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly connectWithinMilliseconds?: number | undefined;
  readonly log?: Log | undefined;
};

/**
 * Each connection is a process of PostgreSQL that plans every statement for itself: a dozen for each file took a third
 * of the database's time.
 */
const FEW_CONNECTIONS = { DATABASE_POOL_SIZE: '5' };

/** Starts the whole API on a database of its own with the sandbox in this process, for the tests of one file. */
export function tradeWorld({ isCrowd = false, variables, ...rest }: TradeWorldOptions = {}): TradeWorld {
  const database = testDatabase();
  let world: TradeWorld | undefined;
  beforeAll(async () => {
    world = await startTradeWorld({
      databaseUrl: database.url,
      pool: database.pool,
      variables: isCrowd ? variables : { ...FEW_CONNECTIONS, ...variables },
      ...rest,
    });
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
    // Rows of a later version count as carried out by nothing.
    sweep: (version) => (version === undefined ? made().sweep() : unwatched(() => made().sweep(version))),
    catchUp: () => made().catchUp(),
    expectSound: () => made().expectSound(),
    balance: (account) => made().balance(account),
    eventsOf: (id) => made().eventsOf(id),
  };
}
