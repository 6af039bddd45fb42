import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The full reconciliations with the gateway: one for each night in Manila. */
export const reconciliations = pgTable('reconciliations', {
  /** The date in Manila. */
  day: text('day').primaryKey(),
  begunAt: moment('begun_at').notNull(),
  finishedAt: moment('finished_at'),
  /** How many of each kind were compared, and what came of it. */
  result: jsonb('result'),
});
