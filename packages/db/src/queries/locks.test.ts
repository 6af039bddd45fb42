import { readdir } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { registeredStatements } from '../statement.ts';
import { withTransaction } from '../tx.ts';

/*
 * Each statement that a use case relies on to lock rows locks rows, in the plan that PostgreSQL really runs. Most
 * trades hold several locks at once (person, book, ask, order, wallet), so a race alone does not show that one of them
 * is gone.
 */

const database = testDatabase();
beforeAll(async () => {
  for (const name of await readdir(import.meta.dirname)) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) await import(new URL(name, import.meta.url).href);
  }
});

type Plan = { readonly 'Node Type': string; readonly Plans?: readonly Plan[] };
const nodes = (plan: Plan): readonly string[] => [plan['Node Type'], ...(plan.Plans ?? []).flatMap(nodes)];

test.each([
  ['R1, R2, R10', 'the person and the book of a purchase', 'purchase-locks.buyer-and-book'],
  ['R1, R2', 'the ask of a purchase', 'purchase-locks.offer'],
  ['R3, R10', 'the book of any change', 'books.lock'],
  ['R2, R3', 'the ask that a bid or a buyer gets', 'books.lowest-listed-ask'],
  ['R3', 'an ask', 'asks.lock'],
  ['R3', 'the ask of a deposit', 'asks.lock-by-deposit'],
  ['R3', 'a bid', 'bids.lock'],
  ['R3', 'the bid of a deposit', 'bids.lock-by-deposit'],
  ['R3', 'the bid that an ask gets', 'bid-queue.first'],
  ['R3', 'the ask of a seller who accepts a bid', 'bid-queue.own-ask'],
  ['R3, R4', 'an order', 'orders.lock'],
  ['R3', 'the newest order of an ask', 'orders.lock-newest-of-ask'],
  ['R3', 'the newest order of a bid', 'orders.lock-newest-of-bid'],
  ['R4', 'a payment that a webhook and a check settle at once', 'attempts.lock'],
  ['R6', 'a person, whose limits are counted', 'users.lock'],
  ['R6, R9', 'the wallets that an entry moves', 'ledger.lock-wallets'],
  ['R6', 'a payout', 'payouts.lock'],
  ['F6', 'a refund that is told twice', 'refunds.lock'],
  ['R3', 'a pair in the warehouse', 'stock.lock'],
  ['R4', 'a payment method that is linked twice', 'payment-methods.lock'],
  ['F12', 'the timers that a sweeper takes', 'timers.due'],
  ['F12', 'a timer that fires', 'timers.lock'],
  ['F12', 'a return', 'returns.lock'],
  ['F12', 'a claim', 'claims.lock'],
  ['F12', 'the payments that a check takes', 'attempts.claim-open'],
  ['F12', 'the refunds that a check takes', 'refunds.claim-open'],
])('%s: %s is locked until the transaction ends (%s)', async (_name, _what, statement) => {
  const text = registeredStatements().get(statement);
  expect(text, `No statement ${statement} is registered.`).toBeDefined();
  const plan = await withTransaction(database.pool, async (tx) => {
    const { rows } = await tx.query(`explain (generic_plan, format json) ${text}`);
    return rows[0]['QUERY PLAN'][0].Plan as Plan;
  });
  expect(nodes(plan)).toContain('LockRows');
});
