import { applyDecision } from '@suki/db/apply-decision';
import { lockWallets } from '@suki/db/queries/ledger';
import { setSuspended } from '@suki/db/queries/users';
import { emptyApproval } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { withSeed } from '../support/random-choices.ts';
import { refusalIn } from '../support/start-test-api.ts';
import type { Trader } from '../support/trade-people.ts';
import { newKey } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { walletHistory } from './scenarios/wallet-history.ts';
import { personWithMoney, withdrawTogether } from './scenarios/withdraw-together.ts';

/** R6 and R9 (docs/test-plan.md#races): money of one wallet, wanted by many at once. */

const world = tradeWorld({ isCrowd: true });

test('R6: 64 withdrawals at once from a wallet that covers 3: exactly 3, and never a balance below what is left', async () => {
  expect(await withdrawTogether(world, { requests: 64, covers: 3 })).toBeGreaterThan(0);
});

/*
 * The next tests force the moment: a transaction of the test holds a row that the withdrawal needs. 64 withdrawals of
 * one person wait for that person's row, so a race alone does not show that the wallet is locked as well.
 */

const all = pesos(1000);
const waitsFor = (statement: string) =>
  expect
    .poll(
      async () => {
        const { rowCount } = await world.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
          [`${statement}%`],
        );
        return rowCount;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
const withdraw = (person: Trader, amount = all) =>
  world.api.callAs(person, 'requestPayout', { body: { amount }, idempotencyKey: newKey() });

test('R6: a withdrawal that meets an entry of its wallet waits for that entry, and sees the balance after it', async () => {
  const person = await personWithMoney(world, all);
  let asked: ReturnType<typeof withdraw> | undefined;
  await withTransaction(world.pool, async (tx) => {
    const taken = {
      code: 'item_compensated',
      key: newKey(),
      entries: [
        { account: 'platform:platform_expense', amount: pesos(1), line: 'test' },
        { account: `wallet:${person.userId}`, amount: pesos(-1), line: 'test' },
      ],
      shown: [],
    } as const;
    await applyDecision(tx, { ...emptyApproval, postings: [taken] }, { at: world.api.clock.now(), actorId: null });
    asked = withdraw(person);
    await waitsFor('select user_id as "userId", balance from wallets');
  });
  expect(refusalIn(await (asked ?? withdraw(person))).reason).toBe('BALANCE_TOO_LOW');
});

test('R6: two withdrawals that wait for the same wallet: the second sees what the first has left', async () => {
  const person = await personWithMoney(world, all);
  let asked: readonly ReturnType<typeof withdraw>[] = [];
  await withTransaction(world.pool, async (tx) => {
    await lockWallets(tx, [person.userId]);
    asked = [withdraw(person, pesos(600)), withdraw(person, pesos(600))];
    await waitsFor('select user_id as "userId", balance from wallets');
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
  await world.expectSound();
});

test('R6: a withdrawal that meets a suspension waits for it, and is refused', async () => {
  const person = await personWithMoney(world, all);
  let asked: ReturnType<typeof withdraw> | undefined;
  await withTransaction(world.pool, async (tx) => {
    const now = world.api.clock.now();
    await setSuspended(tx, person.userId, now, now);
    asked = withdraw(person);
    await waitsFor('select u.');
  });
  expect((await (asked ?? withdraw(person))).status).toBe(403);
});

test('R9: 16 clients transfer, withdraw and read for 5 s: no lost update, no G1, no write skew, no deadlock that shows', async () => {
  const figures = await withSeed((random) => walletHistory(world, { clients: 16, durationMs: 5_000 }, random));
  console.info('R9:', figures);
  expect(Math.min(figures.done, figures.refused, figures.reads, figures.payouts)).toBeGreaterThan(0);
});
