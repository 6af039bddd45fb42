import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idText, moment } from './columns.ts';
import { users } from './users.ts';

/** The full reconciliations with the gateway: one for each night in Manila, and those that somebody asked for. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: idText('id', 'rec').primaryKey(),
    /** The date in Manila; null: somebody asked for it. */
    day: text('day'),
    begunAt: moment('begun_at').notNull(),
    begunBy: idText('begun_by', 'usr').references(() => users.id),
    finishedAt: moment('finished_at'),
    /** When it was given up, because the gateway did not answer for so long. */
    failedAt: moment('failed_at'),
    /** How many of each kind were compared, and what came of it: so far, while it is under way. */
    result: jsonb('result'),
  },
  (table) => [
    uniqueIndex('reconciliations_day_key').on(table.day),
    // Of two who press at once, the second one gets the first one's run.
    uniqueIndex('reconciliations_asked_key')
      .on(sql`(begun_by is not null)`)
      .where(sql`begun_by is not null and finished_at is null and failed_at is null`),
  ],
);
