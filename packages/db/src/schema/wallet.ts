import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment, money } from './columns.ts';
import { journalEntries } from './ledger.ts';
import { refunds } from './payments.ts';
import { users } from './users.ts';

export const withdrawalAccounts = pgTable(
  'withdrawal_accounts',
  {
    id: idText('id', 'wac').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    channelCode: text('channel_code').notNull(),
    accountHolderName: text('account_holder_name').notNull(),
    accountNumber: text('account_number').notNull(),
    /** The number's mark (`identity_marks`); null until the nightly job has marked an account of an older server. */
    accountMark: text('account_mark'),
    /** When numbers that were new to the person were entered here, for their limit of a day; null means never. */
    enteredAt: moment('entered_at').array(),
    status: enumText('status', 'withdrawal_account_status').notNull(),
    /** When channel and number were last set; payouts to them start a day later. */
    destinationChangedAt: moment('destination_changed_at').notNull(),
    /** Removed from the list; its payouts still name it. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('withdrawal_accounts_sealed_idx').on(sql`account_number collate "C"`),
    index('withdrawal_accounts_owner_idx').on(table.userId),
    index('withdrawal_accounts_unmarked_idx').on(table.id).where(sql`account_mark is null`),
    index('withdrawal_accounts_deleted_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('withdrawal_accounts_user_idx').on(table.userId, table.createdAt, table.id).where(sql`deleted_at is null`),
  ],
);

export const payouts = pgTable(
  'payouts',
  {
    id: idText('id', 'pyo').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    withdrawalAccountId: idText('withdrawal_account_id', 'wac')
      .notNull()
      .references(() => withdrawalAccounts.id),
    // The destination as the account named it at the request (ADR 0072). The account may be corrected later; this copy
    // never changes.
    channelCode: text('channel_code').notNull(),
    accountHolderName: text('account_holder_name').notNull(),
    accountNumber: text('account_number').notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    status: enumText('status', 'payout_status').notNull(),
    gatewayPayoutId: text('gateway_payout_id'),
    failureReason: text('failure_reason'),
    /** The number of sendings to the gateway; some failures are tried again, at most three times. */
    tries: smallint('tries').notNull(),
    expectedAt: moment('expected_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('payouts_user_created_idx').on(table.userId, table.createdAt, table.id),
    index('payouts_user_updated_idx').on(table.userId, table.updatedAt, table.id),
    // Lists of the staff.
    index('payouts_status_created_idx').on(table.status, table.createdAt, table.id),
    index('payouts_status_updated_idx').on(table.status, table.updatedAt, table.id),
    index('payouts_sealed_idx').on(sql`account_number collate "C"`),
    index('payouts_account_idx').on(table.withdrawalAccountId),
    // Payouts that wait for the staff, which are few.
    index('payouts_held_created_idx')
      .on(table.createdAt, table.id)
      .where(sql`status in ('PENDING', 'ACCEPTED', 'REQUESTED') and failure_reason is not null`),
    index('payouts_held_updated_idx')
      .on(table.updatedAt, table.id)
      .where(sql`status in ('PENDING', 'ACCEPTED', 'REQUESTED') and failure_reason is not null`),
    index('payouts_open_idx').on(table.updatedAt).where(sql`status in ('PENDING', 'ACCEPTED', 'REQUESTED')`),
    uniqueIndex('payouts_gateway_key').on(table.gatewayPayoutId),
    check('payouts_amount_check', sql`${table.amount} > 0 and ${table.fee} >= 0`),
  ],
);

/**
 * The owner's view of the ledger. A line has no status of its own: a line through the wallet succeeded when it was
 * written, the others show the status of their refund or payout.
 */
export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    id: idText('id', 'trn').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    journalEntryId: idText('journal_entry_id', 'jrn')
      .notNull()
      .references(() => journalEntries.id),
    kind: enumText('kind', 'wallet_transaction_kind').notNull(),
    amount: money('amount').notNull(),
    through: enumText('through', 'money_way').notNull(),
    askId: idText('ask_id', 'ask'),
    bidId: idText('bid_id', 'bid'),
    orderId: idText('order_id', 'ord'),
    payoutId: idText('payout_id', 'pyo').references(() => payouts.id),
    refundId: idText('refund_id', 'ref').references(() => refunds.id),
    /** The moment from which it can be withdrawn; null at once, or never through the wallet. */
    availableAt: moment('available_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('wallet_transactions_user_idx').on(table.userId, table.createdAt, table.id),
    // The part of the balance that cannot be withdrawn yet.
    index('wallet_transactions_held_idx')
      .on(table.userId, table.availableAt)
      .where(sql`through = 'wallet' and available_at is not null`),
    index('wallet_transactions_order_idx').on(table.orderId),
    index('wallet_transactions_refund_idx').on(table.refundId),
    uniqueIndex('wallet_transactions_payout_key').on(table.payoutId),
    index('wallet_transactions_journal_idx').on(table.journalEntryId),
  ],
);
