import type { UserId } from '@suki/domain/ids/id';
import { type Centavos, negate, pesos } from '@suki/domain/money/centavos';
import type { Posting } from '@suki/domain/trade/facts/decision';
import { expect, test } from 'vitest';
import { allLedgerEntries } from '../../testing/all-ledger-entries.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { insertTestUser } from '../../testing/test-trade.ts';
import { withTransaction } from '../tx.ts';
import { post } from './ledger.ts';
import { listLedgerEntries } from './ledger-entries.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');

const postingOf = (userId: UserId, code: Posting['code'], amounts: readonly Centavos[]): Posting => {
  const entries = amounts.flatMap((amount) => [
    { account: `wallet:${userId}` as const, amount, line: 'test' },
    { account: 'platform:platform_expense' as const, amount: negate(amount), line: 'test' },
  ]);
  return { code, key: testId('jrn'), entries, shown: [] };
};

async function book(userId: UserId, code: Posting['code'], amounts: readonly Centavos[], moment = at): Promise<void> {
  await withTransaction(database.pool, (tx) => post(tx, postingOf(userId, code, amounts), moment));
}

const allOf = (userId: UserId) => allLedgerEntries(database.pool, userId);

const shortly = ({ code, amount, balanceAfter }: { code: string; amount: number; balanceAfter: number }) => [
  code,
  amount / 100,
  balanceAfter / 100,
];

test('what came in and what went out in the same moment stand as they were booked, never with a balance below zero', async () => {
  const userId = await insertTestUser(database.pool, at);
  for (let count = 0; count < 5; count += 1) {
    await book(userId, 'credit_given', [pesos(10)]);
    await book(userId, 'payout_sent', [pesos(-10)]);
  }
  const entries = await allOf(userId);
  expect(entries.map(({ balanceAfter }) => balanceAfter / 100)).toEqual([10, 0, 10, 0, 10, 0, 10, 0, 10, 0]);
});

test('each line of a journal entry that touches the wallet twice is an entry of its own, the gain first', async () => {
  const userId = await insertTestUser(database.pool, at);
  await book(userId, 'second_payment_returned', [pesos(-30), pesos(30)]);
  expect((await allOf(userId)).map(shortly)).toEqual([
    ['second_payment_returned', 30, 30],
    ['second_payment_returned', -30, 0],
  ]);
});

test('lines of other accounts and of other people are not in it', async () => {
  const [one, other] = [await insertTestUser(database.pool, at), await insertTestUser(database.pool, at)];
  await book(one, 'credit_given', [pesos(5)]);
  await book(other, 'credit_given', [pesos(7)]);
  const { items, lastItemId } = await listLedgerEntries(database.pool, one, { limit: 10 });
  expect(items.map(shortly)).toEqual([['credit_given', 5, 5]]);
  expect((await listLedgerEntries(database.pool, other, { limit: 10, lastItemId: lastItemId ?? '' })).items).toEqual(
    [],
  );
});

test('of two bookings at once the one that waited for the wallet continues the balance, whatever its clock says', async () => {
  const userId = await insertTestUser(database.pool, at);
  const later = new Date(at.getTime() + 1_000);
  let second: Promise<void> | undefined;
  await withTransaction(database.pool, async (tx) => {
    await post(tx, postingOf(userId, 'credit_given', [pesos(10)]), later);
    second = book(userId, 'item_compensated', [pesos(20)]);
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into postings%' and datname = current_database()`;
    await expect.poll(async () => (await database.pool.query(waits)).rowCount, { timeout: 10_000 }).toBe(1);
  });
  await second;
  expect((await allOf(userId)).map(shortly)).toEqual([
    ['credit_given', 10, 10],
    ['item_compensated', 20, 30],
  ]);
});

test('a line keeps its owner and its balance: the table takes inserts only', async () => {
  const userId = await insertTestUser(database.pool, at);
  await book(userId, 'credit_given', [pesos(5)]);
  for (const change of ['update ledger_lines set balance_after = 0', 'delete from ledger_lines']) {
    await expect(database.pool.query(`${change} where user_id = $1`, [userId])).rejects.toThrow('append-only');
  }
});
