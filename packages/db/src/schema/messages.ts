import type { PayoutStatus } from '@suki/domain/trade/facts/statuses';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';
import { users } from './users.ts';

/** The inbox. Only kind and parameters are stored: the text is made in the reader's language when it is read. */
export const messages = pgTable(
  'messages',
  {
    id: idText('id', 'msg').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    tab: enumText('tab', 'message_tab').notNull(),
    kind: text('kind').notNull(),
    askId: idText('ask_id', 'ask'),
    bidId: idText('bid_id', 'bid'),
    orderId: idText('order_id', 'ord'),
    /** Names the item where no order, ask or bid does: an item in our warehouse. */
    stockId: idText('stock_id', 'stk'),
    /** Names the item where nothing of a trade does: a size that somebody waits for. */
    skuId: idText('sku_id', 'sku'),
    payoutId: idText('payout_id', 'pyo'),
    payoutStatus: text('payout_status').$type<PayoutStatus>(),
    params: jsonb('params').$type<Readonly<Record<string, string | number>>>().notNull(),
    /**
     * Mail address and number that stood before a change, for news about the change; null sends to those of today. They
     * are kept as long as the message.
     */
    mailTo: text('mail_to'),
    smsTo: text('sms_to'),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('messages_tab_idx').on(table.userId, table.tab, table.createdAt, table.id),
    index('messages_created_idx').on(table.createdAt),
    index('messages_unread_idx').on(table.userId, table.tab).where(sql`read_at is null`),
  ],
);
