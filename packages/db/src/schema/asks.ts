import type { AskStatus } from '@suki/domain/trade/facts/statuses';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AddressCopy } from './addresses.ts';
import { bids } from './bids.ts';
import { books } from './books.ts';
import { items } from './catalogue.ts';
import { enumText, idText, moment, money } from './columns.ts';
import { stockItems } from './stock.ts';
import { users } from './users.ts';

export const asks = pgTable(
  'asks',
  {
    id: idText('id', 'ask').primaryKey(),
    sellerId: idText('seller_id', 'usr')
      .notNull()
      .references(() => users.id),
    itemId: idText('item_id', 'itm')
      .notNull()
      .references(() => items.id),
    skuId: idText('sku_id', 'sku')
      .notNull()
      .references(() => books.skuId),
    lane: enumText('lane', 'lane').notNull(),
    origin: enumText('origin', 'ask_origin').notNull(),
    /** The bid that a seller without a live ask accepted (E22b, E23). */
    bidId: idText('bid_id', 'bid').references(() => bids.id),
    /** The item in the warehouse that a flash ask sells. */
    stockId: idText('stock_id', 'stk').references(() => stockItems.id),
    status: text('status').$type<AskStatus>().notNull(),
    price: money('price').notNull(),
    liveAt: moment('live_at'),
    expiryDays: smallint('expiry_days').$type<7 | 14 | 30>().notNull(),
    /** Unspent days (`listing`) while the ask is reserved. */
    listingRemainingMs: bigint('listing_remaining_ms', { mode: 'number' }),
    techServiceFee: money('tech_service_fee').notNull(),
    paymentFee: money('payment_fee').notNull(),
    operationalFee: money('operational_fee').notNull(),
    income: money('income').notNull(),
    returnAddress: jsonb('return_address').$type<AddressCopy>().notNull(),
    region: text('region'),
    isReturnAddressChanged: boolean('is_return_address_changed').notNull(),
    reminderSent: boolean('reminder_sent').notNull(),
    rushOrder: boolean('rush_order').notNull(),
    closureReason: enumText('closure_reason', 'closure_reason'),
    closureDetail: enumText('closure_detail', 'closure_detail'),
    /** The moment when the seller hid the finished ask from the list. */
    hiddenAt: moment('hidden_at'),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // The queue of a book: cheapest first, then the one that has waited longest, then the id.
    index('asks_queue_idx')
      .on(table.skuId, table.lane, table.price, table.liveAt, table.id)
      .where(sql`status = 'listed'`),
    // A seller's lists: the first ones of each status.
    index('asks_seller_created_idx').on(table.sellerId, table.status, table.createdAt, table.id),
    index('asks_seller_updated_idx').on(table.sellerId, table.status, table.updatedAt, table.id),
    // Limits per seller: unpaid asks, live asks of one SKU.
    index('asks_seller_open_idx')
      .on(table.sellerId, table.skuId, table.status)
      .where(sql`status not in ('transaction_closed', 'transaction_successful')`),
    // The asks of a bid and of an item in the warehouse, ended ones included.
    index('asks_bid_idx').on(table.bidId).where(sql`bid_id is not null`),
    index('asks_stock_idx').on(table.stockId).where(sql`stock_id is not null`),
    // One open ask sells an item in the warehouse, and one acceptance at a time holds a bid.
    uniqueIndex('asks_live_stock_key')
      .on(table.stockId)
      .where(sql`status not in ('transaction_closed', 'transaction_successful')`),
    uniqueIndex('asks_live_bid_key')
      .on(table.bidId)
      .where(sql`status not in ('transaction_closed', 'transaction_successful')`),
    // A status is one of the moves that the trigger allows (allowed_moves).
    check('asks_bid_check', sql`(${table.origin} = 'accept_bid') = (${table.bidId} is not null)`),
    check('asks_stock_check', sql`(${table.lane} = 'flash') = (${table.stockId} is not null)`),
    check('asks_price_check', sql`${table.price} > 0`),
    check('asks_expiry_check', sql`${table.expiryDays} in (7, 14, 30)`),
    check(
      'asks_income_check',
      sql`${table.income} >= 0 and ${table.income} + ${table.techServiceFee} + ${table.paymentFee} + ${table.operationalFee} = ${table.price}`,
    ),
    check('asks_live_check', sql`${table.status} <> 'listed' or ${table.liveAt} is not null`),
    check('asks_closure_check', sql`(${table.status} = 'transaction_closed') = (${table.closureReason} is not null)`),
  ],
);
