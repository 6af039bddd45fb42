import type { Pool } from 'pg';

/**
 * Counts the jobs that are still to be done. A job renews the pages of an item ten seconds after its book changed: it
 * is not counted before its time, or each round of a test would take those ten seconds.
 */
export async function jobsLeft(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where not (task_identifier = 'renew-item-pages' and attempts = 0 and run_at > now())`,
  );
  return rowCount ?? 0;
}
