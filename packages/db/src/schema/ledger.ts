import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment, money } from './columns.ts';
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

/**
 * Whose line of the ledger it is, at which place, and in which order the person's lines stand. A trigger writes a row
 * with each posting of a person's (ADR 0120), so no writer can forget it; a second one refuses every other change. The
 * amounts are those of the postings.
 */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    /** Among lines of one moment the order in which they were booked. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: idText('user_id', 'usr').notNull(),
    /** The moment of the entry; in a wallet never earlier than that of the line before, whose balance it continues. */
    at: moment('at').notNull(),
    journalEntryId: idText('journal_entry_id', 'jrn').notNull(),
    position: smallint('position').notNull(),
    place: enumText('place', 'ledger_place').notNull(),
    /** The wallet's balance after a line of it; null at the other places. */
    balanceAfter: money('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.journalEntryId, table.position] }),
    index('ledger_lines_user_idx').on(table.userId, table.at, table.id),
    index('ledger_lines_wallet_idx').on(table.userId, table.at, table.id).where(sql`place = 'wallet'`),
    check('ledger_lines_balance_check', sql`(${table.place} = 'wallet') = (${table.balanceAfter} is not null)`),
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
