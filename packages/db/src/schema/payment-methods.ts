import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';
import { users } from './users.ts';

/** A wallet, bank account or card kept for later payments. No number here can move money. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: idText('id', 'pmt').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    /** The Idempotency-Key of the linking call, by which a repeat of the intent finds the method. */
    intentKey: text('intent_key').notNull(),
    type: enumText('type', 'payment_method_type').notNull(),
    /** Channel of a wallet or bank, `GRABPAY`; network of a card, null until the gateway says it. */
    channel: text('channel'),
    /** As the gateway reports it; what a person sees is computed by the domain (`shownStatus`). */
    status: enumText('status', 'payment_method_status').notNull(),
    /** The gateway's ids of the method and of the person; null until it answered. */
    gatewayMethodId: text('gateway_method_id'),
    gatewayCustomerId: text('gateway_customer_id'),
    /** Masked by the gateway. */
    account: text('account'),
    /** Of a card: two digits each. */
    expiryMonth: text('expiry_month'),
    expiryYear: text('expiry_year'),
    /** The address where the person goes on to link the method. */
    linkUrl: text('link_url'),
    failureCode: text('failure_code'),
    /** Unlinked by the person: gone from every list; payments under way go on. */
    unlinkedAt: moment('unlinked_at'),
    /** The last time that reconciliation asked the gateway about a waiting method. */
    askedAt: moment('asked_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Moves only with the gateway's reports: a linking's time limit counts from here (specification, section 9). */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_methods_intent_key').on(table.userId, table.intentKey),
    uniqueIndex('payment_methods_gateway_key').on(table.gatewayMethodId),
    index('payment_methods_user_idx').on(table.userId, table.createdAt, table.id).where(sql`unlinked_at is null`),
    index('payment_methods_unlinked_idx').on(table.unlinkedAt).where(sql`unlinked_at is not null`),
    // Reconciliation asks about waiting methods, the longest wait first.
    index('payment_methods_open_idx').on(table.askedAt).where(sql`status in ('PENDING', 'REQUIRES_ACTION')`),
    // Keeps card numbers out: the gateway masks the numbers that it reports.
    check('payment_methods_account_check', sql`${table.account} !~ '[0-9]{12,}'`),
  ],
);
