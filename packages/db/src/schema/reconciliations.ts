import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idText, moment } from './columns.ts';
import { users } from './users.ts';

/** The full reconciliations with the gateway: one for each night in Manila, and those that a person started. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: idText('id', 'rec').primaryKey(),
    /** The date in Manila; null for a run that a person started. */
    day: text('day'),
    begunAt: moment('begun_at').notNull(),
    begunBy: idText('begun_by', 'usr').references(() => users.id),
    finishedAt: moment('finished_at'),
    /** The moment when the run was given up, because the gateway did not answer. */
    failedAt: moment('failed_at'),
    /** Number and outcome of the comparisons of each kind, up to now while the run is under way. */
    result: jsonb('result'),
  },
  (table) => [
    uniqueIndex('reconciliations_day_key').on(table.day),
    // Of two people who start a run at once, the second gets the first one's run.
    uniqueIndex('reconciliations_asked_key')
      .on(sql`(begun_by is not null)`)
      .where(sql`begun_by is not null and finished_at is null and failed_at is null`),
  ],
);
