import type { PaymentChannel } from '@suki/domain/config/payment-limits';
import type { PaymentMethodUsage } from '@suki/domain/config/payment-methods';
import type { AskId, StockId } from '@suki/domain/ids/id';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { asks } from './asks.ts';
import { bids } from './bids.ts';
import { enumText, idText, moment, money } from './columns.ts';
import { orders } from './orders.ts';
import { paymentMethods } from './payment-methods.ts';
import { returnLegs } from './returns.ts';
import { users } from './users.ts';

/** One try to pay a deposit, an order, or the way back of an item: at the gateway, or out of the balance. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: idText('id', 'att').primaryKey(),
    askId: idText('ask_id', 'ask').references(() => asks.id),
    orderId: idText('order_id', 'ord').references(() => orders.id),
    bidId: idText('bid_id', 'bid').references(() => bids.id),
    returnLegId: text('return_leg_id')
      .$type<AskId | StockId>()
      .references(() => returnLegs.id),
    source: enumText('source', 'payment_source').notNull(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    amount: money('amount').notNull(),
    status: enumText('status', 'attempt_status').notNull(),
    /** E-wallet, bank or cards as the contract names it, for instance `GCASH`. */
    channel: text('channel').$type<PaymentChannel>().notNull(),
    /** The saved method that is charged; null for a payment that is approved once on the gateway's page. */
    paymentMethodId: idText('payment_method_id', 'pmt').references(() => paymentMethods.id),
    checkoutMethod: text('checkout_method').$type<PaymentMethodUsage>().notNull(),
    returnPath: text('return_path').notNull(),
    /** The gateway's id of the payment request; null until it answered. */
    gatewayRequestId: text('gateway_request_id'),
    /** The gateway's id of the money that arrived. */
    gatewayPaymentId: text('gateway_payment_id'),
    redirectUrl: text('redirect_url'),
    failureCode: text('failure_code'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // One PENDING attempt at a time for one deposit or order (E02, E32).
    uniqueIndex('payment_attempts_pending_ask_key').on(table.askId).where(sql`status = 'PENDING'`),
    uniqueIndex('payment_attempts_pending_order_key').on(table.orderId).where(sql`status = 'PENDING'`),
    uniqueIndex('payment_attempts_pending_bid_key').on(table.bidId).where(sql`status = 'PENDING'`),
    uniqueIndex('payment_attempts_pending_return_key').on(table.returnLegId).where(sql`status = 'PENDING'`),
    index('payment_attempts_bid_idx').on(table.bidId, table.createdAt).where(sql`bid_id is not null`),
    index('payment_attempts_return_idx').on(table.returnLegId, table.createdAt).where(sql`return_leg_id is not null`),
    index('payment_attempts_ask_idx').on(table.askId, table.createdAt),
    index('payment_attempts_order_idx').on(table.orderId, table.createdAt),
    index('payment_attempts_user_idx').on(table.userId),
    index('payment_attempts_method_idx').on(table.paymentMethodId).where(sql`payment_method_id is not null`),
    // Reconciliation asks the gateway about open attempts, oldest first.
    index('payment_attempts_open_idx').on(table.createdAt).where(sql`status = 'PENDING'`),
    uniqueIndex('payment_attempts_gateway_request_key').on(table.gatewayRequestId),
    uniqueIndex('payment_attempts_gateway_payment_key').on(table.gatewayPaymentId),
    check('payment_attempts_amount_check', sql`${table.amount} > 0`),
    check(
      'payment_attempts_subject_check',
      sql`num_nonnulls(${table.askId}, ${table.orderId}, ${table.bidId}, ${table.returnLegId}) = 1`,
    ),
  ],
);

/** Money that goes back through the gateway to its origin. */
export const refunds = pgTable(
  'refunds',
  {
    id: idText('id', 'ref').primaryKey(),
    /** Business key of the decision behind the refund: a repeated decision makes no second refund. */
    key: text('key').notNull(),
    attemptId: idText('attempt_id', 'att')
      .notNull()
      .references(() => paymentAttempts.id),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    amount: money('amount').notNull(),
    kind: enumText('kind', 'transaction_kind').notNull(),
    status: enumText('status', 'refund_status').notNull(),
    gatewayRefundId: text('gateway_refund_id'),
    failureCode: text('failure_code'),
    /** Calls to the gateway, answered or not. */
    tries: smallint('tries').notNull(),
    /** Sendings that failed for a passing reason, null for none; the next sending has this number plus one (E75). */
    failures: smallint('failures'),
    /** The time of the next sending; null when none is planned. `gateway_refund_id` is the failed sending meanwhile. */
    retryAt: moment('retry_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('refunds_key').on(table.key),
    uniqueIndex('refunds_gateway_key').on(table.gatewayRefundId),
    index('refunds_attempt_idx').on(table.attemptId),
    index('refunds_user_idx').on(table.userId),
    // Lists of the staff.
    index('refunds_created_idx').on(table.createdAt, table.id),
    index('refunds_updated_idx').on(table.updatedAt, table.id),
    index('refunds_status_created_idx').on(table.status, table.createdAt, table.id),
    index('refunds_status_updated_idx').on(table.status, table.updatedAt, table.id),
    index('refunds_open_idx').on(table.createdAt).where(sql`status in ('PENDING', 'REQUESTED')`),
    check('refunds_amount_check', sql`${table.amount} > 0`),
    check('refunds_retry_check', sql`${table.retryAt} is null or ${table.failures} is not null`),
  ],
);

/**
 * Webhooks of hosted services, each stored once by its own id before it is handled. The body keeps the ids and a short
 * summary, never account numbers or names. A nightly job deletes handled ones (`retention` of the domain).
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: idText('id', 'evt').primaryKey(),
    provider: enumText('provider', 'webhook_provider').notNull(),
    providerEventId: text('provider_event_id').notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [
    uniqueIndex('webhook_events_provider_key').on(table.provider, table.providerEventId),
    index('webhook_events_handled_idx').on(table.handledAt).where(sql`handled_at is not null`),
    index('webhook_events_open_idx').on(table.receivedAt).where(sql`handled_at is null`),
  ],
);
