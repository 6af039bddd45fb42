import assert from 'node:assert/strict';
import { checkInvariants } from '@suki/db/invariants';
import { historyOf } from '@suki/db/queries/history';
import { balanceOf, ledgerTotal } from '@suki/db/queries/ledger';
import type { AskId, BidId, OrderId } from '@suki/domain/ids/id';
import { keysOf } from '@suki/domain/keys-of';
import type { Account } from '@suki/domain/trade/facts/decision';
import { accountMessages } from '@suki/notifications/account/account-messages';
import type { Pool } from 'pg';
import type { Sweep } from '../../src/timers/fire-timer.ts';
import { sweepOnce } from '../../src/timers/sweeper.ts';
import type { TestApi } from './start-test-api.ts';
import { workOff } from './work-off.ts';

export type TradeWorld = {
  readonly api: TestApi;
  readonly pool: Pool;
  /** Runs everything that is due at the hosted services and in the job queue; no timers. */
  readonly settle: () => Promise<void>;
  /**
   * Fires every timer that is due by the Clock, as a worker does; returns how many were claimed. `answered`: as a
   * worker of the later version, in which every answer to a deadline has its call.
   */
  readonly sweep: (version?: 'answered') => Promise<number>;
  /** Sweeps until nothing is due, as a worker that never stops, and settles everything that follows. */
  readonly catchUp: () => Promise<void>;
  /**
   * Checks all invariants (docs/test-plan.md#invariants), that the ledger sums to zero, and that every message of a
   * trade knows its item (ux 12).
   */
  readonly expectSound: () => Promise<void>;
  readonly balance: (account: Account) => Promise<number>;
  /** Returns the rows of the life cycle that moved an ask, bid or order, in their order. */
  readonly eventsOf: (id: AskId | BidId | OrderId) => Promise<readonly string[]>;
};

/** Kinds of messages that nobody could say the item of. */
async function messagesWithoutItem(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    `select distinct kind from messages
     where coalesce(order_id, ask_id, bid_id, stock_id, sku_id, payout_id) is null and kind <> all($1::text[])`,
    [keysOf(accountMessages)],
  );
  return rows.map(({ kind }) => kind);
}

const entities: Readonly<Record<string, 'ask' | 'bid'>> = { ask_: 'ask', bid_: 'bid' };

const allAnswered: Pick<Sweep, 'missingAnswer'> = { missingAnswer: () => null };

/** Returns the steps of a test on an API that runs; they need no test runner, so that commands can use them as well. */
export function tradeWorldOn(api: TestApi, pool: Pool): TradeWorld {
  return {
    api,
    pool,
    settle: () => workOff(api, pool),
    sweep: (version) => sweepOnce(api.dependencies, version === 'answered' ? allAnswered : {}),
    catchUp: async () => {
      while ((await sweepOnce(api.dependencies)) > 0);
      await workOff(api, pool);
    },
    expectSound: async () => {
      assert.deepEqual(await checkInvariants(pool, api.clock.now()), []);
      assert.equal(await ledgerTotal(pool), 0);
      assert.deepEqual(await messagesWithoutItem(pool), []);
    },
    balance: (account) => balanceOf(pool, account),
    eventsOf: async (id) => {
      const entity = entities[id.slice(0, 4)] ?? 'order';
      return (await historyOf(pool, entity, id)).map(({ event }) => event);
    },
  };
}
