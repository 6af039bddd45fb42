import { type Db, many, statement } from '../statement.ts';

/*
 * Who is at work, and who has died at it. Each process holds a shared advisory lock under its name for as long as its session lives; PostgreSQL
 * gives it up with the session, so that a name whose lock can be had is the name of a process that is gone. One that only lost its session counts
 * as gone as well: whatever is taken from it must be safe to do twice.
 */

/** The class of these locks; nothing else locks in it. */
const LOCK_CLASS = 2042;

/** What a session says once to hold a name; $1 is the name. Shared, because the session before it may linger on the server. */
export const holdNameText = `select pg_advisory_lock_shared(${LOCK_CLASS}, hashtext($1::text))`;

/** The opposite, by the same session. */
export const letNameGoText = `select pg_advisory_unlock_shared(${LOCK_CLASS}, hashtext($1::text))`;

/** SQL: whether nobody holds the name in a column any more. Null when there is no name. */
export const isGone = (column: string): string => `pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(${column}))`;

// The name is held in the moment after the queue has begun to work, so that locks of the first second are left alone. Whoever waits for jobs is
// woken as by new ones; else it would look again only after two seconds.
const releaseStatement = statement<{ holder: string; released: unknown; woken: unknown }, []>(
  'holders.release-jobs',
  `with locks as (
  select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
  union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
), holders as materialized (
  select locked_by as holder from locks group by locked_by having min(locked_at) < clock_timestamp() - interval '1 second'
)
select holder, graphile_worker.force_unlock_workers(array[holder]) as released, pg_notify('jobs:insert', '{"count":4}') as woken
from holders where ${isGone('holder')}`,
);

/**
 * Gives the jobs of dead workers free; the queue itself would wait four hours for them.
 * @returns the names of those workers.
 */
export async function releaseJobsOfTheDead(db: Db): Promise<readonly string[]> {
  return (await many(db, releaseStatement, [])).map(({ holder }) => holder);
}
