import type { ClaimStatus } from '@suki/domain/trade/facts/statuses';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** A buyer's complaint about a delivered pair (E74). */
export const claims = pgTable(
  'claims',
  {
    id: idText('id', 'clm').primaryKey(),
    orderId: idText('order_id', 'ord')
      .notNull()
      .references(() => orders.id),
    buyerId: idText('buyer_id', 'usr')
      .notNull()
      .references(() => users.id),
    kind: enumText('kind', 'claim_kind').notNull(),
    status: text('status').$type<ClaimStatus>().notNull(),
    isOverdue: boolean('is_overdue').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('claims_order_idx').on(table.orderId, table.createdAt, table.id),
    // One claim at a time waits for an answer.
    uniqueIndex('claims_open_key').on(table.orderId).where(sql`status in ('open', 'to_send_back')`),
    index('claims_buyer_idx').on(table.buyerId, table.createdAt, table.id),
  ],
);
