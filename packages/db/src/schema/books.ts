import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { items, skus } from './catalogue.ts';
import { enumText, idText, moment, money } from './columns.ts';

/** One row per SKU: the only place of its best prices, and the lock that makes commands on it serial (ADR 0002). */
export const books = pgTable(
  'books',
  {
    skuId: idText('sku_id', 'sku')
      .primaryKey()
      .references(() => skus.id),
    itemId: idText('item_id', 'itm')
      .notNull()
      .references(() => items.id),
    lowestAsk: money('lowest_ask'),
    flashLowestAsk: money('flash_lowest_ask'),
    highestBid: money('highest_bid'),
    lastSale: money('last_sale'),
    askCount: integer('ask_count').notNull(),
    bidCount: integer('bid_count').notNull(),
    version: integer('version').notNull(),
    logHash: text('log_hash').notNull(),
  },
  (table) => [
    index('books_item_idx').on(table.itemId),
    check('books_count_check', sql`${table.askCount} >= 0 and ${table.bidCount} >= 0`),
  ],
);

/**
 * Every change of a book. Each line is hashed together with the line before, so that anybody who has the lines can
 * verify the queue afterwards with `verifyBook` of the domain package (ADR 0041).
 */
export const bookLog = pgTable(
  'book_log',
  {
    skuId: idText('sku_id', 'sku')
      .notNull()
      .references(() => books.skuId),
    version: integer('version').notNull(),
    event: text('event').notNull(),
    kind: enumText('kind', 'book_change_kind').notNull(),
    /** The entry of the line; a trade with a bid names both. */
    askId: idText('ask_id', 'ask'),
    bidId: idText('bid_id', 'bid'),
    status: text('status'),
    /** The price of the entry, or of the trade. */
    price: money('price').notNull(),
    lane: enumText('lane', 'lane').notNull(),
    /** The moment that gives the entry its place in the queue. */
    liveAt: moment('live_at').notNull(),
    /** The number of better entries of linked people that a trade passed over, on each side. */
    skippedAsks: integer('skipped_asks').notNull(),
    skippedBids: integer('skipped_bids').notNull(),
    lowestAsk: money('lowest_ask'),
    flashLowestAsk: money('flash_lowest_ask'),
    highestBid: money('highest_bid'),
    at: moment('at').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skuId, table.version] }),
    check('book_log_entry_check', sql`num_nonnulls(${table.askId}, ${table.bidId}) > 0`),
  ],
);
