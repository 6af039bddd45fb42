import type { Pool } from 'pg';
import { privateTables } from '../src/queries/queue-internals.ts';

/*
 * Changes waiting jobs for tests. `key` is a pattern of `like`: `send-refund:ref_0123456789` for one job,
 * `send-refund:%` for all of a kind.
 */

/** Copies every job into a table of this name, as it is written and as it changes: the queue deletes what is done. */
export async function keepJobs(pool: Pool, table: string): Promise<void> {
  await pool.query(`
    create table ${table} as select * from ${privateTables.jobs} with no data;
    create function ${table}_keep() returns trigger language plpgsql as $$
      begin insert into public.${table} select new.*; return new; end $$;
    create trigger ${table}_keep before insert or update on ${privateTables.jobs} for each row execute function ${table}_keep();`);
}

/** Makes jobs that wait for another try due now. */
export async function hurryJobs(pool: Pool): Promise<void> {
  await pool.query(`update ${privateTables.jobs} set run_at = now() where locked_at is null`);
}

/** Counts all tries of these jobs but one as failed, so that the next try is the last. */
export async function leaveOneTry(pool: Pool, key: string): Promise<void> {
  await pool.query(`update ${privateTables.jobs} set attempts = max_attempts - 1 where key like $1`, [key]);
}

/** Deletes these jobs, like a process that lost them. */
export async function loseJobs(pool: Pool, key: string, except: string = ''): Promise<void> {
  await pool.query(`delete from ${privateTables.jobs} where key like $1 and key <> $2`, [key, except]);
}

/** Locks these jobs for a queue, as when PostgreSQL has given them out and its answer never arrived. */
export async function giveJobsTo(pool: Pool, key: string, queue: string): Promise<void> {
  await pool.query(
    `update ${privateTables.jobs} set locked_by = $2, locked_at = now(), run_at = now(), attempts = 1 where key like $1`,
    [key, queue],
  );
}
