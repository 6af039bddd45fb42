import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { asks } from './asks.ts';
import { enumText, idText, moment, money } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';
import { payouts } from './wallet.ts';

/**
 * Requests of the staff for a second person (docs/lifecycle.md#second-persons): what was asked, by whom, why and how it
 * ended. Kept for ten years, like the entries of the ledger that they explain.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: idText('id', 'apv').primaryKey(),
    kind: enumText('kind', 'approval_kind').notNull(),
    status: enumText('status', 'approval_status').notNull(),
    orderId: idText('order_id', 'ord').references(() => orders.id),
    payoutId: idText('payout_id', 'pyo').references(() => payouts.id),
    /** An ask whose deposit would be kept after the suspension of its seller. */
    askId: idText('ask_id', 'ask').references(() => asks.id),
    /** The row of the life cycle, or the event of a payout, that was asked for: approving carries out no other. */
    event: text('event').notNull(),
    /** The body of the call that waits, without the reason. */
    command: jsonb('command').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The most that may leave on the approval. */
    amount: money('amount').notNull(),
    reason: text('reason').notNull(),
    requestedBy: idText('requested_by', 'usr')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedBy: idText('decided_by', 'usr').references(() => users.id),
    decidedAt: moment('decided_at'),
    /** A note of whoever decided; null without one. */
    note: text('note'),
  },
  (table) => [
    // One request waits for one thing: two kinds about one order would pay for it twice.
    uniqueIndex('approvals_waiting_order_key').on(table.orderId).where(sql`status = 'waiting'`),
    uniqueIndex('approvals_waiting_payout_key').on(table.payoutId).where(sql`status = 'waiting'`),
    uniqueIndex('approvals_waiting_ask_key').on(table.askId).where(sql`status = 'waiting'`),
    index('approvals_requested_by_idx').on(table.requestedBy),
    index('approvals_decided_by_idx').on(table.decidedBy),
    index('approvals_order_idx').on(table.orderId),
    index('approvals_ask_idx').on(table.askId).where(sql`ask_id is not null`),
    index('approvals_waiting_idx').on(table.createdAt, table.id).where(sql`status = 'waiting'`),
    index('approvals_decided_idx').on(table.createdAt, table.id).where(sql`status <> 'waiting'`),
    check('approvals_subject_check', sql`num_nonnulls(${table.orderId}, ${table.payoutId}, ${table.askId}) = 1`),
    check(
      'approvals_second_person_check',
      sql`${table.status} not in ('approved', 'refused') or ${table.decidedBy} <> ${table.requestedBy}`,
    ),
    check(
      'approvals_decided_check',
      sql`(${table.status} in ('approved', 'refused', 'withdrawn')) = (${table.decidedAt} is not null and ${table.decidedBy} is not null)`,
    ),
  ],
);
