import type { BidStatus } from '@suki/domain/trade/facts/statuses';
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
import { books } from './books.ts';
import { items } from './catalogue.ts';
import { enumText, idText, moment, money } from './columns.ts';
import { users } from './users.ts';

export const bids = pgTable(
  'bids',
  {
    id: idText('id', 'bid').primaryKey(),
    buyerId: idText('buyer_id', 'usr')
      .notNull()
      .references(() => users.id),
    itemId: idText('item_id', 'itm')
      .notNull()
      .references(() => items.id),
    skuId: idText('sku_id', 'sku')
      .notNull()
      .references(() => books.skuId),
    status: text('status').$type<BidStatus>().notNull(),
    /** The specification's `proposedPrice`. */
    price: money('price').notNull(),
    liveAt: moment('live_at'),
    expiryDays: smallint('expiry_days').$type<7 | 14 | 30>().notNull(),
    /** Unspent days (`bid_life`) while the bid is on hold or accepted. */
    liveRemainingMs: bigint('live_remaining_ms', { mode: 'number' }),
    /** The destination: the order of a match is made in the bidder's absence. */
    buyerAddress: jsonb('buyer_address').$type<AddressCopy>().notNull(),
    buyerRegion: text('buyer_region'),
    reminderSent: boolean('reminder_sent').notNull(),
    closureReason: enumText('closure_reason', 'closure_reason'),
    closureDetail: enumText('closure_detail', 'closure_detail'),
    /** The moment when the bidder hid the finished bid from the list. */
    hiddenAt: moment('hidden_at'),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // The queue of a book: dearest first, then the one that has waited longest, then the id.
    index('bids_queue_idx')
      .on(table.skuId, table.price.desc().nullsFirst(), table.liveAt, table.id)
      .where(sql`status = 'bid_active'`),
    // One live bid of a person on a size (matching rule 10).
    uniqueIndex('bids_live_key')
      .on(table.buyerId, table.skuId)
      .where(sql`status not in ('bid_closed', 'bid_successful')`),
    index('bids_buyer_created_idx').on(table.buyerId, table.createdAt, table.id),
    index('bids_buyer_updated_idx').on(table.buyerId, table.updatedAt, table.id),
    index('bids_buyer_item_idx').on(table.buyerId, table.itemId, table.createdAt),
    // A status is one of the moves that the trigger allows (allowed_moves).
    check('bids_price_check', sql`${table.price} > 0`),
    check('bids_expiry_check', sql`${table.expiryDays} in (7, 14, 30)`),
    check('bids_live_check', sql`${table.status} <> 'bid_active' or ${table.liveAt} is not null`),
    check('bids_closure_check', sql`(${table.status} = 'bid_closed') = (${table.closureReason} is not null)`),
  ],
);
