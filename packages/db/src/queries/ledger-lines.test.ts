import type { DepositId, UserId } from '@suki/domain/ids/id';
import { type Centavos, centavos, negate } from '@suki/domain/money/centavos';
import type { Account, Posting } from '@suki/domain/trade/facts/decision';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { allLedgerEntries } from '../../testing/all-ledger-entries.ts';
import { ledgerFromBooks } from '../../testing/ledger-from-books.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { insertListedAsk, insertTestSku, insertTestUser } from '../../testing/test-trade.ts';
import { withTransaction } from '../tx.ts';
import { lockWallets, post, walletsOf } from './ledger.ts';
import { listLedgerEntries } from './ledger-entries.ts';

/* Random ledgers: each line has the balance that adding up the whole life gives. */

const database = testDatabase();
const start = new Date('2026-11-21T08:00:00Z').getTime();
let sku: Awaited<ReturnType<typeof insertTestSku>>;
beforeAll(async () => {
  sku = await insertTestSku(database.pool);
});

type Person = { readonly userId: UserId; readonly depositId: DepositId };
type Line = { readonly of: number; readonly place: 'wallet' | 'receivable' | 'deposit'; readonly amount: number };
type Booking = { readonly stepMs: number; readonly lines: readonly Line[] };

const line = fc.record({
  of: fc.nat({ max: 1 }),
  place: fc.constantFrom('wallet', 'wallet', 'receivable', 'deposit'),
  amount: fc.integer({ min: -50_000, max: 100_000 }).filter((amount) => amount !== 0),
}) satisfies fc.Arbitrary<Line>;
const bookings = (stepMs: fc.Arbitrary<number>): fc.Arbitrary<readonly Booking[]> =>
  fc.array(fc.record({ stepMs, lines: fc.array(line, { minLength: 1, maxLength: 4 }) }), { maxLength: 12 });

async function newPerson(): Promise<Person> {
  const at = new Date(start);
  const userId = await insertTestUser(database.pool, at);
  const price = centavos(500_000);
  const { askId } = await insertListedAsk(database.pool, { sellerId: userId, ...sku, price, at });
  const { rows } = await database.pool.query('select id from deposits where ask_id = $1', [askId]);
  return { userId, depositId: rows[0].id };
}

const accountOf = ({ userId, depositId }: Person, place: Line['place']): Account =>
  place === 'deposit' ? `deposit:${depositId}` : `${place}:${userId}`;

/** Books them one after the other; those that would overdraw a wallet are refused. */
async function bookAll(people: readonly Person[], all: readonly Booking[]): Promise<void> {
  let now = start;
  for (const { stepMs, lines } of all) {
    now += stepMs;
    const entries = lines.flatMap(({ of, place, amount }) => [
      { account: accountOf(people[of] as Person, place), amount: amount as Centavos, line: 'test' },
      { account: 'platform:platform_expense' as const, amount: negate(amount as Centavos), line: 'test' },
    ]);
    const posting: Posting = { code: 'credit_given', key: testId('jrn'), entries, shown: [] };
    await withTransaction(database.pool, async (tx) => {
      await lockWallets(tx, walletsOf([posting]));
      await post(tx, posting, new Date(now));
    }).catch((error: unknown) => expect(String(error)).toContain('wallets_balance_check'));
  }
}

const allOf = ({ userId }: Person, size: number) => allLedgerEntries(database.pool, userId, size);

test('ops B.2.6: on any ledger the lines and balances are those that adding up the whole life gives', async () => {
  await fc.assert(
    fc.asyncProperty(bookings(fc.integer({ min: 1, max: 5 })), fc.integer({ min: 1, max: 7 }), async (all, size) => {
      const people = [await newPerson(), await newPerson()];
      await bookAll(people, all);
      for (const person of people) {
        const entries = await allOf(person, size);
        const lines = entries.map(({ id, through, amount, balanceAfter }) => ({ id, through, amount, balanceAfter }));
        expect(lines).toEqual(await ledgerFromBooks(database.pool, person.userId));
        const newest: string[] = [];
        for (let last: string | undefined, more = true; more; ) {
          const page = await listLedgerEntries(database.pool, person.userId, { limit: size, lastItemId: last });
          newest.push(...page.items.map(({ id }) => id));
          [last, more] = [page.lastItemId ?? undefined, page.hasMore];
        }
        expect(newest.toReversed()).toEqual(lines.map(({ id }) => id));
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('ops B.2.6: clocks that disagree leave no gap: each balance continues the one before, down to that of the wallet', async () => {
  await fc.assert(
    fc.asyncProperty(bookings(fc.integer({ min: -2, max: 2 })), async (all) => {
      const people = [await newPerson(), await newPerson()];
      await bookAll(people, all);
      for (const person of people) {
        const entries = await allOf(person, 5);
        let balance = 0;
        for (const { through, amount, balanceAfter } of entries) {
          if (through === 'wallet') balance += amount;
          expect(balanceAfter).toBe(balance);
          expect(balanceAfter).toBeGreaterThanOrEqual(0);
        }
        const { rows } = await database.pool.query('select balance from wallets where user_id = $1', [person.userId]);
        expect(balance).toBe(rows[0].balance);
        const books = await ledgerFromBooks(database.pool, person.userId);
        expect(entries.map(({ id }) => id).sort()).toEqual(books.map(({ id }) => id).sort());
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
