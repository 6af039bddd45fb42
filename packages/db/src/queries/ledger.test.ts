import type { UserId } from '@suki/domain/ids/id';
import { type Centavos, centavos, negate, pesos } from '@suki/domain/money/centavos';
import type { Posting } from '@suki/domain/trade/facts/decision';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { creditTestWallet, insertTestUser } from '../../testing/test-trade.ts';
import { isViolationOf } from '../sql-errors.ts';
import { withTransaction } from '../tx.ts';
import { balanceOf, ledgerTotal, lockWallets, platformBalances, post } from './ledger.ts';
import { listWalletTransactions, walletBalance } from './wallet.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const tomorrow = new Date('2026-11-22T08:00:00Z');

const book = (posting: Posting) => withTransaction(database.pool, (tx) => post(tx, posting, at));

function toWallet(userId: UserId, amount: Centavos, key: string, other: Centavos = negate(amount)): Posting {
  return {
    code: 'credit_given',
    key,
    entries: [
      { account: 'platform:platform_expense', amount: other, line: 'credit' },
      { account: `wallet:${userId}`, amount, line: 'credit' },
    ],
    shown: [{ userId, kind: 'compensation', amount, availableAt: null }],
  };
}

test('a posting moves the wallet, shows in its list, and the ledger stays at zero', async () => {
  const userId = await insertTestUser(database.pool, at);
  expect(await book(toWallet(userId, pesos(200), testId('ord')))).toBe(true);
  expect(await walletBalance(database.pool, userId, at)).toEqual({ balance: pesos(200), withdrawable: pesos(200) });
  expect(await balanceOf(database.pool, `wallet:${userId}`)).toBe(pesos(200));
  expect((await platformBalances(database.pool)).map((row) => row.account)).toContain('platform:platform_expense');
  expect(await ledgerTotal(database.pool)).toBe(0);
  const { items } = await listWalletTransactions(database.pool, userId, { limit: 10 });
  expect(items).toMatchObject([{ kind: 'compensation', status: 'succeeded', through: 'wallet', amount: pesos(200) }]);
});

test('the same code and key happens once, however often and however parallel', async () => {
  const userId = await insertTestUser(database.pool, at);
  const posting = toWallet(userId, pesos(10), testId('ord'));
  const results = await Promise.all(Array.from({ length: 20 }, () => book(posting)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await balanceOf(database.pool, `wallet:${userId}`)).toBe(pesos(10));
  expect((await listWalletTransactions(database.pool, userId, { limit: 10 })).items).toHaveLength(1);
});

test.each([
  ['lines that do not sum to zero', pesos(10), centavos(-999)],
  ['one line alone (the other would be zero)', pesos(10), null],
])('%s are refused at commit, and nothing stays', async (_title, amount, other) => {
  const userId = await insertTestUser(database.pool, at);
  const whole = toWallet(userId, amount, testId('ord'), other ?? undefined);
  const posting = other === null ? { ...whole, entries: whole.entries.slice(1) } : whole;
  const error = await book(posting).catch((thrown: unknown) => thrown);
  expect(isViolationOf('postings_sum_zero', error)).toBe(true);
  expect(await walletBalance(database.pool, userId, at)).toEqual({ balance: 0, withdrawable: 0 });
});

test('a line added to an entry that was committed before is refused', async () => {
  const userId = await insertTestUser(database.pool, at);
  const key = testId('ord');
  await book(toWallet(userId, pesos(10), key));
  const error = await database.pool
    .query(`insert into postings select id, 9, 'platform:fee_revenue', 5, 'x' from journal_entries where key = $1`, [
      key,
    ])
    .catch((thrown: unknown) => thrown);
  expect(isViolationOf('postings_sum_zero', error)).toBe(true);
});

test.each([
  'update postings set amount = amount + 1',
  'delete from postings',
  'truncate postings cascade',
  'update journal_entries set code = code',
  'delete from journal_entries',
  'delete from transitions',
  'update book_log set price = 1',
])('what happened stays: "%s" is refused', async (text) => {
  await expect(database.pool.query(text)).rejects.toMatchObject({ code: '23001' });
});

test('a posting to a wallet that does not exist is refused rather than lost', async () => {
  const posting = { ...toWallet(testId('usr'), pesos(10), testId('ord')), shown: [] };
  await expect(book(posting)).rejects.toThrow('Expected posting credit_given');
});

test('64 withdrawals at once from a wallet that covers three: exactly three, and it never falls below zero', async () => {
  const userId = await insertTestUser(database.pool, at);
  await creditTestWallet(database.pool, userId, pesos(350), at);
  const withdraw = () => book(toWallet(userId, negate(pesos(100)), testId('pyo')));
  const results = await Promise.allSettled(Array.from({ length: 64 }, withdraw));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(results.length - refused.length).toBe(3);
  expect(refused.every((result) => isViolationOf('wallets_balance_check', result.reason))).toBe(true);
  expect(await walletBalance(database.pool, userId, at)).toEqual({ balance: pesos(50), withdrawable: pesos(50) });
  expect(await balanceOf(database.pool, `wallet:${userId}`)).toBe(pesos(50));
});

test('what is on hold is in the balance but cannot be withdrawn before its day', async () => {
  const userId = await insertTestUser(database.pool, at);
  await creditTestWallet(database.pool, userId, pesos(100), at);
  await creditTestWallet(database.pool, userId, pesos(40), at, tomorrow);
  expect(await walletBalance(database.pool, userId, at)).toEqual({ balance: pesos(140), withdrawable: pesos(100) });
  expect(await walletBalance(database.pool, userId, tomorrow)).toEqual({
    balance: pesos(140),
    withdrawable: pesos(140),
  });
});

test('wallets are locked by id whatever order they are asked for in', async () => {
  const userIds = await Promise.all([1, 2, 3].map(() => insertTestUser(database.pool, at)));
  const both = (ids: readonly UserId[]) => withTransaction(database.pool, (tx) => lockWallets(tx, ids));
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => both(index % 2 === 0 ? userIds : userIds.toReversed())),
  );
  expect(results.every((balances) => balances.size === 3)).toBe(true);
});
