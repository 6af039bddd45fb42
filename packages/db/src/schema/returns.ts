import type { AskId, StockId } from '@suki/domain/ids/id';
import type { ReturnStatus } from '@suki/domain/trade/facts/statuses';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { asks } from './asks.ts';
import { enumText, idText, moment, money } from './columns.ts';
import { stockItems } from './stock.ts';
import { users } from './users.ts';

/** The item of a closed ask, or of stock, on its way back, under that record's id (docs/lifecycle.md#returns). */
export const returnLegs = pgTable(
  'return_legs',
  {
    id: text('id').$type<AskId | StockId>().primaryKey(),
    askId: idText('ask_id', 'ask').references(() => asks.id),
    stockId: idText('stock_id', 'stk').references(() => stockItems.id),
    sellerId: idText('seller_id', 'usr')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<ReturnStatus>().notNull(),
    payer: enumText('payer', 'return_payer').notNull(),
    cost: money('cost').notNull(),
    isPaid: boolean('is_paid').notNull(),
    choice: enumText('choice', 'return_choice'),
    passesAsNew: boolean('passes_as_new').notNull(),
    lossInValue: money('loss_in_value').notNull(),
    value: money('value').notNull(),
    /** A rush was asked for, or the SLA has passed: the parcel is first in the warehouse's list. */
    rushOrder: boolean('rush_order').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('return_legs_status_idx').on(table.status, table.createdAt, table.id),
    index('return_legs_seller_idx').on(table.sellerId, table.createdAt, table.id),
    check(
      'return_legs_owner_check',
      sql`num_nonnulls(${table.askId}, ${table.stockId}) = 1 and ${table.id} = coalesce(${table.askId}, ${table.stockId})`,
    ),
    check('return_legs_amounts_check', sql`${table.cost} >= 0 and ${table.lossInValue} >= 0 and ${table.value} >= 0`),
    // Only a paying seller can be behind with the payment.
    check('return_legs_paid_check', sql`${table.isPaid} or ${table.payer} = 'seller'`),
  ],
);
