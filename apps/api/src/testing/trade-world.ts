import { routes } from '@suki/contract/routes';
import { checkInvariants } from '@suki/db/invariants';
import { historyOf } from '@suki/db/queries/history';
import { balanceOf, ledgerTotal } from '@suki/db/queries/ledger';
import { testDatabase } from '@suki/db/testing/test-database';
import type { AskId, OrderId } from '@suki/domain/ids/id';
import type { Account } from '@suki/domain/trade/decision';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { handlers } from '../handlers.ts';
import { sweepOnce } from '../timers/sweeper.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { testPlace } from './trade-people.ts';
import { workOff } from './work-off.ts';

export type TradeWorld = {
  readonly api: TestApi;
  readonly pool: Pool;
  /** Lets everything happen that is due at the hosted services and in the job queue; no timers. */
  readonly settle: () => Promise<void>;
  /** Fires every timer that is due by the Clock, as a worker does; answers how many were claimed. */
  readonly sweep: () => Promise<number>;
  /** Sweeps until nothing is due, as a worker that never stops, and lets everything settle that follows. */
  readonly catchUp: () => Promise<void>;
  /** Checks everything that must hold whatever happened (INV), and that the ledger sums to zero. */
  readonly expectSound: () => Promise<void>;
  readonly balance: (account: Account) => Promise<number>;
  /** The rows of the life cycle that moved an ask or order, in their order. */
  readonly eventsOf: (id: AskId | OrderId) => Promise<readonly string[]>;
};

export type TradeWorldOptions = {
  readonly variables?: Readonly<Record<string, string>> | undefined;
};

/** The whole API on a database of its own with the sandbox in the same process, for the tests of one file. */
export function tradeWorld({ variables }: TradeWorldOptions = {}): TradeWorld {
  const database = testDatabase();
  let started: TestApi | undefined;
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
  });
  afterAll(() => started?.close());
  const api = (): TestApi => {
    if (started === undefined) throw new Error('Expected the API to be used inside a test.');
    return started;
  };
  return {
    get api() {
      return api();
    },
    get pool() {
      return database.pool;
    },
    settle: () => workOff(api(), database.pool),
    sweep: () => sweepOnce(api().dependencies),
    catchUp: async () => {
      while ((await sweepOnce(api().dependencies)) > 0);
      await workOff(api(), database.pool);
    },
    expectSound: async () => {
      expect(await checkInvariants(database.pool, api().clock.now())).toEqual([]);
      expect(await ledgerTotal(database.pool)).toBe(0);
    },
    balance: (account) => balanceOf(database.pool, account),
    eventsOf: async (id) => {
      const entity = id.startsWith('ask_') ? 'ask' : 'order';
      return (await historyOf(database.pool, entity, id)).map(({ event }) => event);
    },
  };
}
