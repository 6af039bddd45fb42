import type { Pool } from 'pg';

/**
 * Counts the jobs that are still to be done, without those that wait for their hour: the pages of an item are renewed
 * ten seconds after its book changed, and drops are told of at eight in Manila. A job that lost its key and may not
 * run again does not count either: a later job does its work.
 */
export async function jobsLeft(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where not (task_identifier in ('renew-item-pages', 'tell-releases') and attempts = 0 and run_at > now())
      and not (key is null and locked_at is null and attempts >= max_attempts)`,
  );
  return rowCount ?? 0;
}
