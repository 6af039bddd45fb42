import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { items, skus } from './catalogue.ts';
import { idText, moment, money } from './columns.ts';

/** One row per SKU: the one home of its best prices, and the lock that makes commands on it serial (ADR 0002). */
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
    version: integer('version').notNull(),
    logHash: text('log_hash').notNull(),
  },
  (table) => [index('books_item_idx').on(table.itemId)],
);

/** Every change of a book, each line hashed together with the line before it, so that a queue can be verified afterwards. */
export const bookLog = pgTable(
  'book_log',
  {
    skuId: idText('sku_id', 'sku')
      .notNull()
      .references(() => books.skuId),
    version: integer('version').notNull(),
    event: text('event').notNull(),
    askId: idText('ask_id', 'ask'),
    status: text('status'),
    price: money('price'),
    lane: text('lane'),
    lowestAsk: money('lowest_ask'),
    flashLowestAsk: money('flash_lowest_ask'),
    at: moment('at').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.version] })],
);
