import type { UserId } from '@suki/domain/ids/id';
import { type Centavos, negate, pesos } from '@suki/domain/money/centavos';
import type { Posting } from '@suki/domain/trade/facts/decision';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { insertTestUser } from '../../testing/test-trade.ts';
import { withTransaction } from '../tx.ts';
import { post } from './ledger.ts';
import { allLedgerEntries, listLedgerEntries } from './ledger-entries.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');

async function book(userId: UserId, code: Posting['code'], amounts: readonly Centavos[]): Promise<void> {
  const entries = amounts.flatMap((amount) => [
    { account: `wallet:${userId}` as const, amount, line: 'test' },
    { account: 'platform:platform_expense' as const, amount: negate(amount), line: 'test' },
  ]);
  await withTransaction(database.pool, (tx) => post(tx, { code, key: testId('jrn'), entries, shown: [] }, at));
}

const shortly = ({ code, amount, balanceAfter }: { code: string; amount: number; balanceAfter: number }) => [
  code,
  amount / 100,
  balanceAfter / 100,
];

test('what came in and what went out in the same moment never reads as a balance below zero', async () => {
  const userId = await insertTestUser(database.pool, at);
  for (let count = 0; count < 5; count += 1) {
    await book(userId, 'credit_given', [pesos(10)]);
    await book(userId, 'payout_sent', [pesos(-10)]);
  }
  const entries = await allLedgerEntries(database.pool, userId);
  expect(entries.map(({ balanceAfter }) => balanceAfter / 100)).toEqual([10, 20, 30, 40, 50, 40, 30, 20, 10, 0]);
});

test('each line of a journal entry that touches the wallet twice is an entry of its own', async () => {
  const userId = await insertTestUser(database.pool, at);
  await book(userId, 'credit_given', [pesos(100)]);
  await book(userId, 'second_payment_returned', [pesos(-30), pesos(30)]);
  const entries = await allLedgerEntries(database.pool, userId);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
  expect(entries.map(shortly).toSorted()).toEqual(
    [
      ['second_payment_returned', -30, 100],
      ['second_payment_returned', 30, expect.any(Number)],
      ['credit_given', 100, expect.any(Number)],
    ].toSorted(),
  );
});

test('lines of other accounts and of other people are not in it', async () => {
  const [one, other] = [await insertTestUser(database.pool, at), await insertTestUser(database.pool, at)];
  await book(one, 'credit_given', [pesos(5)]);
  await book(other, 'credit_given', [pesos(7)]);
  const { items } = await listLedgerEntries(database.pool, one, { limit: 10 });
  expect(items.map(shortly)).toEqual([['credit_given', 5, 5]]);
});
