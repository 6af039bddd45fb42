import type { TaskList } from 'graphile-worker';
import type { Dependencies } from '../dependencies.ts';
import { taskList } from '../jobs/task-list.ts';
import { queueLogger } from '../worker/queue-logger.ts';
import { runJobsOnce } from '../worker/run-jobs-once.ts';

/**
 * Jobs that a replay leaves undone: nobody is written to about sales of years ago (the inbox has them all the same), no shop shows pages, and what the courier
 * says of a parcel the steps ask for themselves.
 */
const undone = ['notify-trade', 'renew-item-pages', 'follow-parcel'];

/** Does what the trades have left to do: refunds of deposits are sent and settle, payouts as well, bidders hear of each other. */
export async function workOffEffects(dependencies: Dependencies): Promise<void> {
  const { pool, log } = dependencies;
  await pool.query(
    'select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = any($1::text[]) and locked_at is null))',
    [undone],
  );
  const nothing: TaskList = Object.fromEntries(undone.map((name) => [name, async () => undefined]));
  await runJobsOnce({ pool, tasks: { ...taskList(dependencies), ...nothing }, logger: queueLogger(log) });
}
