import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idText, moment, money } from './columns.ts';
import { users } from './users.ts';

/**
 * One posting of the life cycle, such as `escrow_filled`. Its lines sum to zero: a deferred constraint trigger refuses
 * the commit otherwise.
 */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: idText('id', 'jrn').primaryKey(),
    code: text('code').notNull(),
    key: text('key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('journal_entries_code_key').on(table.code, table.key)],
);

/** Append-only lines. Positive puts money onto the account. A trigger refuses every update and delete. */
export const postings = pgTable(
  'postings',
  {
    journalEntryId: idText('journal_entry_id', 'jrn')
      .notNull()
      .references(() => journalEntries.id),
    position: smallint('position').notNull(),
    account: text('account').notNull(),
    amount: money('amount').notNull(),
    line: text('line').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.journalEntryId, table.position] }),
    // The balance of an account is the sum over this index alone.
    index('postings_account_idx').on(table.account, table.amount),
    check(
      'postings_account_check',
      sql`${table.account} ~ '^(platform|deposit|penalty|escrow|refund|wallet|receivable):[a-z0-9_]+$'`,
    ),
  ],
);

/** Running balances of users only: platform accounts are sums, so that no trades wait for one row (ADR 0002). */
export const wallets = pgTable(
  'wallets',
  {
    userId: idText('user_id', 'usr')
      .primaryKey()
      .references(() => users.id),
    balance: money('balance').notNull(),
  },
  (table) => [check('wallets_balance_check', sql`${table.balance} >= 0`)],
);
