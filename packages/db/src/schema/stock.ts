import type { StockStatus } from '@suki/domain/trade/facts/statuses';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { books } from './books.ts';
import { items } from './catalogue.ts';
import { idText, moment, money } from './columns.ts';
import { users } from './users.ts';

/** An item that its seller keeps in the warehouse, for the flash lane (docs/lifecycle.md#stock). */
export const stockItems = pgTable(
  'stock_items',
  {
    id: idText('id', 'stk').primaryKey(),
    sellerId: idText('seller_id', 'usr')
      .notNull()
      .references(() => users.id),
    itemId: idText('item_id', 'itm')
      .notNull()
      .references(() => items.id),
    skuId: idText('sku_id', 'sku')
      .notNull()
      .references(() => books.skuId),
    status: text('status').$type<StockStatus>().notNull(),
    /** Our compensation for a lost item, as far as it is fixed; ₱0 while the item has no price of its own. */
    value: money('value').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('stock_items_seller_idx').on(table.sellerId, table.createdAt, table.id),
    index('stock_items_sku_idx').on(table.skuId, table.status),
    check('stock_items_value_check', sql`${table.value} >= 0`),
  ],
);
