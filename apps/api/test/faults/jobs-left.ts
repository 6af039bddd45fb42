import type { Pool } from 'pg';

/**
 * How many jobs are still to be done. The pages of an item are made anew ten seconds after its book changed, by a job that waits meanwhile: it is not
 * counted before its time, or each round of a test would take those ten seconds.
 */
export async function jobsLeft(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where not (task_identifier = 'renew-item-pages' and attempts = 0 and run_at > now())`,
  );
  return rowCount ?? 0;
}
