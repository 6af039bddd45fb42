import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Everything that belongs to people and their trades. Not in it: keys of intents and what services told us, which are written by refusals too. */
const tables = [
  'addresses',
  'asks',
  'books',
  'certificates',
  'deposits',
  'files',
  'inspection_findings',
  'journal_entries',
  'messages',
  'orders',
  'payment_attempts',
  'payment_methods',
  'payouts',
  'postings',
  'refunds',
  'revocations',
  'sales',
  'timers',
  'tracking_events',
  'trackings',
  'transitions',
  'users',
  'verifications',
  'wallet_transactions',
  'wallets',
  'withdrawal_accounts',
] as const;

/** A digest of every table: equal digests mean that not one column of one row has changed. */
export async function storedRows(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
    digests[table] = createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex');
  }
  return digests;
}
