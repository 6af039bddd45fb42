import { index, pgTable } from 'drizzle-orm/pg-core';
import { items, skus } from './catalogue.ts';
import { enumText, idText, moment, money } from './columns.ts';
import { orders } from './orders.ts';

/** The purchase history: a pair enters when its ask is `transaction_successful`, never before (matching rule 14). */
export const sales = pgTable(
  'sales',
  {
    orderId: idText('order_id', 'ord')
      .primaryKey()
      .references(() => orders.id),
    itemId: idText('item_id', 'itm')
      .notNull()
      .references(() => items.id),
    skuId: idText('sku_id', 'sku')
      .notNull()
      .references(() => skus.id),
    lane: enumText('lane', 'lane').notNull(),
    price: money('price').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // Trending counts the sales of the last days.
    index('sales_created_idx').on(table.createdAt, table.itemId),
    index('sales_item_idx').on(table.itemId, table.createdAt),
    index('sales_sku_idx').on(table.skuId, table.createdAt),
  ],
);
