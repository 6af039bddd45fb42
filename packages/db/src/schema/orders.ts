import type { SellerFees } from '@suki/domain/fees/income';
import type { OrderHold } from '@suki/domain/trade/facts/snapshot';
import type { OrderStatus } from '@suki/domain/trade/facts/statuses';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AddressCopy } from './addresses.ts';
import { asks } from './asks.ts';
import { bids } from './bids.ts';
import { books } from './books.ts';
import { items } from './catalogue.ts';
import { enumText, idText, moment, money } from './columns.ts';
import { claimedCoupons } from './coupons.ts';
import { users } from './users.ts';

/** A line of the buyer's all-in price as it was when the order was made; `rule` is a message id. */
export type QuoteLine = { readonly id: string; readonly amount: number; readonly rule: string };

export const orders = pgTable(
  'orders',
  {
    id: idText('id', 'ord').primaryKey(),
    /** For people, without its letter (`orderNumberText`); drawn at random (ADR 0100). */
    orderNumber: integer('order_number').notNull(),
    buyerId: idText('buyer_id', 'usr')
      .notNull()
      .references(() => users.id),
    sellerId: idText('seller_id', 'usr')
      .notNull()
      .references(() => users.id),
    askId: idText('ask_id', 'ask')
      .notNull()
      .references(() => asks.id),
    itemId: idText('item_id', 'itm')
      .notNull()
      .references(() => items.id),
    skuId: idText('sku_id', 'sku')
      .notNull()
      .references(() => books.skuId),
    lane: enumText('lane', 'lane').notNull(),
    origin: enumText('origin', 'order_origin').notNull(),
    bidId: idText('bid_id', 'bid').references(() => bids.id),
    couponId: idText('coupon_id', 'cpn').references(() => claimedCoupons.id),
    status: text('status').$type<OrderStatus>().notNull(),
    price: money('price').notNull(),
    total: money('total').notNull(),
    shippingFee: money('shipping_fee').notNull(),
    flashFee: money('flash_fee').notNull(),
    processingFee: money('processing_fee').notNull(),
    couponAmount: money('coupon_amount').notNull(),
    quoteLines: jsonb('quote_lines').$type<readonly QuoteLine[]>().notNull(),
    techServiceFee: money('tech_service_fee').notNull(),
    paymentFee: money('payment_fee').notNull(),
    operationalFee: money('operational_fee').notNull(),
    income: money('income').notNull(),
    buyerAddress: jsonb('buyer_address').$type<AddressCopy>().notNull(),
    buyerRegion: text('buyer_region'),
    askRegion: text('ask_region'),
    /** First and last calendar date (Asia/Manila) of the arrival that was shown when the buyer paid. */
    arrivalMin: date('arrival_min', { mode: 'string' }),
    arrivalMax: date('arrival_max', { mode: 'string' }),
    /** The day (Asia/Manila) on which the courier means to deliver it to the buyer; null while it has named none. */
    courierArrival: date('courier_arrival', { mode: 'string' }),
    paidByAttemptId: idText('paid_by_attempt_id', 'att'),
    paidAt: moment('paid_at'),
    cancelRequested: boolean('cancel_requested').notNull(),
    /** Under review (E40) or frozen by the buyer's bank (E65), with what is left of its timers. */
    hold: jsonb('hold').$type<OrderHold>(),
    isShipExtended: boolean('is_ship_extended').notNull(),
    isResent: boolean('is_resent').notNull(),
    /**
     * The seller's discount for a small defect (E59d). Fees and income are counted without it once the buyer has
     * accepted it (E61).
     */
    discountOffer: money('discount_offer').notNull(),
    /** Fees and income with the discount, until the buyer answers: the order keeps those of the price. */
    discounted: jsonb('discounted').$type<SellerFees>(),
    refundedAmount: money('refunded_amount').notNull(),
    redelivery: enumText('redelivery', 'redelivery'),
    rematch: enumText('rematch', 'rematch'),
    isPaymentReversed: boolean('is_payment_reversed').notNull(),
    isBuyerAddressChanged: boolean('is_buyer_address_changed').notNull(),
    reminderSent: boolean('reminder_sent').notNull(),
    rushOrder: boolean('rush_order').notNull(),
    inboundCourier: text('inbound_courier'),
    inboundTrackingNumber: text('inbound_tracking_number'),
    inboundScannedAt: moment('inbound_scanned_at'),
    outboundCourier: text('outbound_courier'),
    outboundTrackingNumber: text('outbound_tracking_number'),
    deliveryAt: moment('delivery_at'),
    closureReason: enumText('closure_reason', 'closure_reason'),
    closureDetail: enumText('closure_detail', 'closure_detail'),
    hiddenByBuyerAt: moment('hidden_by_buyer_at'),
    hiddenBySellerAt: moment('hidden_by_seller_at'),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // An ask is in at most one live order. A successful order keeps its ask for good; only a closed one gives it back.
    uniqueIndex('orders_live_ask_key').on(table.askId).where(sql`status <> 'transaction_closed'`),
    index('orders_ask_idx').on(table.askId),
    // A bid is in one live order at most.
    uniqueIndex('orders_live_bid_key').on(table.bidId).where(sql`status <> 'transaction_closed'`),
    index('orders_bid_idx').on(table.bidId).where(sql`bid_id is not null`),
    index('orders_coupon_idx').on(table.couponId).where(sql`coupon_id is not null`),
    // A person's lists: the first ones of each status.
    index('orders_buyer_created_idx').on(table.buyerId, table.status, table.createdAt, table.id),
    index('orders_buyer_updated_idx').on(table.buyerId, table.status, table.updatedAt, table.id),
    index('orders_seller_created_idx').on(table.sellerId, table.status, table.createdAt, table.id),
    index('orders_seller_updated_idx').on(table.sellerId, table.status, table.updatedAt, table.id),
    // Orders with an obstacle, which are few, for the work lists of the staff.
    index('orders_held_idx')
      .on(table.status, table.createdAt, table.id)
      .where(sql`hold is not null and status not in ('transaction_successful', 'transaction_closed')`),
    index('orders_unpaid_redelivery_idx').on(table.redelivery).where(sql`status = 'platform_to_ship'`),
    index('orders_status_idx').on(table.status, table.createdAt, table.id),
    // Orders whose buyers ask us to hurry, which come first in the work lists.
    index('orders_rush_idx')
      .on(table.status)
      .where(sql`rush_order and status not in ('transaction_successful', 'transaction_closed')`),
    // The open orders of an item, newest first, for a search of the staff.
    index('orders_open_item_idx')
      .on(table.itemId, table.createdAt, table.id)
      .where(sql`status not in ('transaction_successful', 'transaction_closed')`),
    // The unpaid orders and the lapses of a buyer are counted before each new order.
    index('orders_buyer_unpaid_idx').on(table.buyerId).where(sql`status = 'to_pay'`),
    index('orders_buyer_lapsed_idx')
      .on(table.buyerId, table.updatedAt)
      .where(sql`closure_detail in ('payment_timeout', 'buyer_cancelled')`),
    uniqueIndex('orders_order_number_key').on(table.orderNumber),
    // A parcel number is unique: a second order with it would be taken for the first.
    uniqueIndex('orders_inbound_tracking_key').on(table.inboundTrackingNumber),
    uniqueIndex('orders_outbound_tracking_key').on(table.outboundTrackingNumber),
    index('orders_attempt_idx').on(table.paidByAttemptId),
    // A status is one of the moves that the trigger allows (allowed_moves).
    check('orders_parties_check', sql`${table.buyerId} <> ${table.sellerId}`),
    check('orders_price_check', sql`${table.price} > 0`),
    check(
      'orders_total_check',
      sql`${table.total} = ${table.price} + ${table.shippingFee} + ${table.flashFee} + ${table.processingFee} - ${table.couponAmount}`,
    ),
    check(
      'orders_income_check',
      sql`${table.income} >= 0 and ${table.income} + ${table.techServiceFee} + ${table.paymentFee} + ${table.operationalFee} in (${table.price}, ${table.price} - ${table.discountOffer})`,
    ),
    check('orders_bid_check', sql`(${table.origin} = 'bid') = (${table.bidId} is not null)`),
    check('orders_discount_check', sql`${table.discountOffer} between 0 and ${table.price}`),
    check('orders_refunded_check', sql`${table.refundedAmount} between 0 and ${table.total}`),
    check('orders_coupon_check', sql`${table.couponAmount} = 0 or ${table.couponId} is not null`),
    check('orders_closure_check', sql`(${table.status} = 'transaction_closed') = (${table.closureReason} is not null)`),
  ],
);
