import type { Dependencies } from '@suki/api/dependencies';
import { taskList } from '@suki/api/jobs/task-list';
import { queueLogger } from '@suki/api/worker/queue-logger';
import { runJobsOnce } from '@suki/api/worker/run-jobs-once';
import type { JobName } from '@suki/db/jobs.table';
import { privateTables } from '@suki/db/queries/queue-internals';
import type { TaskList } from 'graphile-worker';

/**
 * Jobs that a replay leaves undone: nobody is written to about sales of years ago (the inbox has them all the same), no shop shows pages, and what the courier
 * says of a parcel the steps ask for themselves.
 */
const undone: readonly JobName[] = ['notify-trade', 'renew-item-pages', 'follow-parcel'];

/**
 * Jobs and timers come and go, 16 a trade, and whoever asks for the next job begins where the oldest was: after 50,000 trades through 300,000 that were gone, which took 26 ms
 * and brought the replay from 41 trades a second to 21. In the minute after which a server clears away by itself a replay has thousands of them.
 */
const clearAway = `vacuum (index_cleanup on, truncate off) ${privateTables.jobs}, timers`;

/** Does what the trades have left to do: refunds of deposits are sent and settle, payouts as well, bidders hear of each other. */
export async function workOffEffects(dependencies: Dependencies): Promise<void> {
  const { pool, log } = dependencies;
  await pool.query(
    'select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = any($1::text[]) and locked_at is null))',
    [undone],
  );
  const nothing: TaskList = Object.fromEntries(undone.map((name) => [name, async () => undefined]));
  await runJobsOnce({ pool, tasks: { ...taskList(dependencies), ...nothing }, logger: queueLogger(log) });
  await pool.query(clearAway);
}
