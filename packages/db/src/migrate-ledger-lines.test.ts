import { readFile } from 'node:fs/promises';
import type { UserId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { allLedgerEntries } from '../testing/all-ledger-entries.ts';
import { ledgerFromBooks } from '../testing/ledger-from-books.ts';
import { migrateBefore, withEmptyDatabase } from '../testing/old-database.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

/** The number that the migration got when it was merged. */
async function numberOf(topic: string): Promise<number> {
  const journal = JSON.parse(await readFile(new URL('../drizzle/meta/_journal.json', import.meta.url), 'utf8'));
  return journal.entries.find(({ tag }: { tag: string }) => tag.endsWith(topic)).idx;
}

/** Three people; each entry moves one of their places, and many share a moment. */
const rows = `insert into users (id, firebase_uid, is_anonymous, name, avatar, locale, is_balance_hidden, created_at, updated_at)
    select 'usr_' || n, 'uid-' || n, false, 'Bea', 1, 'en', false, now(), now() from generate_series(0, 2) n;
  insert into journal_entries (id, code, key, created_at)
    select 'jrn_' || lpad(n::text, 4, '0'), 'credit_given', 'key-' || n, '2026-11-21'::timestamptz + n / 7 * interval '1 minute' from generate_series(1, 300) n;
  insert into postings (journal_entry_id, position, account, amount, line)
    select 'jrn_' || lpad(n::text, 4, '0'), side, case side when 1 then case when n % 5 = 0 then 'receivable' else 'wallet' end || ':usr_' || n % 3 else 'platform:platform_expense' end,
      case when n % 4 = 0 then -1 else 1 end * case side when 1 then 100 + n else -100 - n end, 'test' from generate_series(1, 300) n, generate_series(1, 2) side`;

test('ops B.2.6: ledger lines from before the migration stand in their old order with their old balances', async () => {
  await withEmptyDatabase('old_ledger', async (url, client) => {
    await migrateBefore(client, await numberOf('ledger_lines'));
    await client.query(rows);
    await migrate(url);
    const pool = createPool(url, { name: 'suki-test', max: 1 });
    try {
      for (const userId of ['usr_0', 'usr_1', 'usr_2'] as UserId[]) {
        const entries = await allLedgerEntries(pool, userId, 40);
        const lines = entries.map(({ id, through, amount, balanceAfter }) => ({ id, through, amount, balanceAfter }));
        expect(lines).toHaveLength(100);
        expect(lines).toEqual(await ledgerFromBooks(pool, userId));
      }
    } finally {
      await pool.end();
    }
  });
});
