import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes that browsers are told of, for two minutes, written by `tell_trade` (ADR 0098). The migration makes the table
 * unlogged, so a row adds nothing to what a commit has to bring to the disk. A server that crashed has forgotten them;
 * each process that tells browsers has lost its connection with it, and lets them fetch everything again.
 */
export const tradeEvents = pgTable(
  'trade_events',
  {
    /** In the order of writing, which within a transaction is the order of the changes. */
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** The transaction that wrote the row: readers ask for those that they have not seen end (`trade-events.since`). */
    xid: xid8('xid').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** The owners; empty for a book and for what only the staff see. */
    userIds: text('user_ids').array().notNull(),
    /** Real time. */
    at: moment('at').notNull(),
  },
  (table) => [index('trade_events_xid_idx').on(table.xid)],
);
