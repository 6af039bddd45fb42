import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { books } from './books.ts';
import { idText, moment, money } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * Items that a person owns and added to their collection, and purchases that they took out of it. All other purchases
 * are in the collection without a row (ADR 0182).
 */
export const collectionEntries = pgTable(
  'collection_entries',
  {
    id: idText('id', 'kpt').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    skuId: idText('sku_id', 'sku')
      .notNull()
      .references(() => books.skuId),
    /** The purchase that was taken out; null for an owned item. */
    orderId: idText('order_id', 'ord').references(() => orders.id),
    paid: money('paid'),
    /** The day (Asia/Manila) on which it was bought. */
    boughtOn: date('bought_on', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('collection_entries_list_idx').on(table.userId, table.createdAt, table.id),
    // Partial, so that no list of entries without an order is looked up in it.
    uniqueIndex('collection_entries_order_key').on(table.orderId).where(sql`order_id is not null`),
    check('collection_entries_paid_check', sql`${table.paid} >= 0`),
    check(
      'collection_entries_order_check',
      sql`${table.orderId} is null or num_nonnulls(${table.paid}, ${table.boughtOn}) = 0`,
    ),
  ],
);
