import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { asks } from './asks.ts';
import { bids } from './bids.ts';
import { enumText, idText, moment, money } from './columns.ts';
import { users } from './users.ts';

/** A part that was paid after the price was raised (E09p); `attemptId` null: out of the wallet. */
export type DepositTopUp = { readonly amount: number; readonly attemptId: string | null };

/** One deposit for each ask and each bid. */
export const deposits = pgTable(
  'deposits',
  {
    id: idText('id', 'dep').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    askId: idText('ask_id', 'ask').references(() => asks.id),
    bidId: idText('bid_id', 'bid').references(() => bids.id),
    /** The whole deposit, paid top-ups included. */
    amount: money('amount').notNull(),
    status: enumText('status', 'deposit_status').notNull(),
    deductedAmount: money('deducted_amount').notNull(),
    /** The paying attempt, to which a refund goes back. Checked by the queries: attempts point at asks already. */
    paidByAttemptId: idText('paid_by_attempt_id', 'att'),
    topUps: jsonb('top_ups').$type<readonly DepositTopUp[]>().notNull(),
    /** A raised price that waits for `raiseAmount`, the rest of its deposit (E09). */
    raisePrice: money('raise_price'),
    raiseAmount: money('raise_amount'),
    appealedAt: moment('appealed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('deposits_ask_key').on(table.askId),
    uniqueIndex('deposits_bid_key').on(table.bidId),
    index('deposits_user_idx').on(table.userId),
    index('deposits_held_idx').on(table.userId, table.amount).where(sql`status = 'under_hold'`),
    index('deposits_attempt_idx').on(table.paidByAttemptId),
    check('deposits_owner_check', sql`num_nonnulls(${table.askId}, ${table.bidId}) = 1`),
    check('deposits_amount_check', sql`${table.amount} >= 0`),
    check('deposits_deducted_check', sql`${table.deductedAmount} between 0 and ${table.amount}`),
    check('deposits_deducted_status_check', sql`(${table.deductedAmount} > 0) = (${table.status} = 'deducted')`),
    check('deposits_top_ups_check', sql`jsonb_typeof(${table.topUps}) = 'array'`),
    check(
      'deposits_raise_check',
      sql`num_nonnulls(${table.raisePrice}, ${table.raiseAmount}) <> 1 and coalesce(${table.raiseAmount} > 0, true)`,
    ),
    // Only a held deposit can be raised, and only a fine can be appealed (`returned` after the appeal is won).
    check('deposits_raise_status_check', sql`${table.raisePrice} is null or ${table.status} = 'under_hold'`),
    check('deposits_appeal_check', sql`${table.appealedAt} is null or ${table.status} in ('deducted', 'returned')`),
  ],
);
