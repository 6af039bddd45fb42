import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * The last report of each worker process, all in real time by this database's clock. The row of
 * a worker that ended stays for a day: while a deployment changes workers, its last report still counts.
 */
export const workerReports = pgTable('worker_reports', {
  /** Lease name of the process (`queries/leases.ts`). */
  worker: text('worker').primaryKey(),
  reportedAt: moment('reported_at').notNull(),
  /** By how much the oldest due deadline is late, by the Clock. */
  timersLateMs: bigint('timers_late_ms', { mode: 'number' }).notNull(),
  /** The moment from which deadlines were too late in every report; null while they fire in time. */
  timersLateSince: moment('timers_late_since'),
  jobsLateMs: bigint('jobs_late_ms', { mode: 'number' }).notNull(),
  /** Due jobs that nobody works on; counted up to 10,000. */
  jobsDue: integer('jobs_due').notNull(),
  jobsGaveUp: integer('jobs_gave_up').notNull(),
});

/** Times in which the worker was silent or late. At most one is open. They stay: a handful a year, and nobody is in
 * them. */
export const workerIncidents = pgTable(
  'worker_incidents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    problem: text('problem').$type<'silent' | 'timers' | 'jobs'>().notNull(),
    /** The length of the problem when it was seen. */
    forMs: bigint('for_ms', { mode: 'number' }).notNull(),
    beganAt: moment('began_at').notNull(),
    endedAt: moment('ended_at'),
    /** The moments when the people on duty were told of its beginning and end. */
    toldAt: moment('told_at'),
    endToldAt: moment('end_told_at'),
    /** An API that tells has a minute for it; then another one may. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    uniqueIndex('worker_incidents_open_key').on(sql`(true)`).where(sql`${table.endedAt} is null`),
    check('worker_incidents_problem_check', sql`${table.problem} in ('silent', 'timers', 'jobs')`),
  ],
);
