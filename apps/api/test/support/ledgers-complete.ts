import type { LedgerEntry } from '@suki/db/queries/ledger-entries';
import { allLedgerEntries } from '@suki/db/testing/all-ledger-entries';
import type { UserId } from '@suki/domain/ids/id';
import { add, type Centavos, zero } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';
import { expect } from 'vitest';

/**
 * The ledger lines that belong to a person, by the account or by the payer, as `<entry>-<position>`. Lines that the
 * gateway made for the platform alone belong to nobody.
 */
const linesOfSomebody = `select p.journal_entry_id || '-' || p.position as id, e.code, e.key, p.account from postings p join journal_entries e on e.id = p.journal_entry_id
where e.code <> 'refund_settled' and (
  p.account ~ '^(wallet|receivable|deposit|refund):'
  or (p.account = 'platform:gateway_clearing' and e.code not in ('payout_settled', 'payout_reversed', 'gateway_fee_paid')))`;

const placesOfPerson = `select
  (select balance from wallets where user_id = $1) as wallet,
  (select coalesce(sum(amount), 0)::bigint from postings where account = 'receivable:' || $1) as debt,
  (select coalesce(sum(p.amount), 0)::bigint from deposits d join postings p on p.account = 'deposit:' || d.id where d.user_id = $1) as deposit`;

const sumAt = (entries: readonly LedgerEntry[], place: LedgerEntry['through']): Centavos =>
  add(zero, ...entries.filter(({ through }) => through === place).map(({ amount }) => amount));

/**
 * Expects that the ledgers of all people together have every line of a person exactly once, and that each account adds
 * up to its balance.
 */
export async function expectLedgersComplete(pool: Pool): Promise<void> {
  const people = await pool.query<{ id: UserId }>('select id from users order by id');
  const found: string[] = [];
  for (const { id } of people.rows) {
    const entries = await allLedgerEntries(pool, id);
    found.push(...entries.map((entry) => entry.id));
    const { rows } = await pool.query(placesOfPerson, [id]);
    const sums = { wallet: sumAt(entries, 'wallet'), debt: sumAt(entries, 'debt'), deposit: sumAt(entries, 'deposit') };
    expect(sums, id).toEqual(rows[0]);
    expect(entries.filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([]);
    // Listings made without a payment have no channel.
    const paid = entries.filter(({ code }) => code !== 'deposit_held');
    expect(paid.filter(({ through, channel }) => (through === 'method') !== (channel !== null))).toEqual([]);
  }
  const { rows } = await pool.query<{ id: string }>(linesOfSomebody);
  const missing = rows.filter(({ id }) => !found.includes(id));
  expect(missing).toEqual([]);
  expect(found).toHaveLength(rows.length);
  expect(found.length).toBeGreaterThan(0);
}
