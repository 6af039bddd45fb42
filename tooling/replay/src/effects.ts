import type { Dependencies } from '@suki/api/dependencies';
import { taskList } from '@suki/api/jobs/task-list';
import { queueLogger } from '@suki/api/worker/queue-logger';
import { runJobsOnce } from '@suki/api/worker/run-jobs-once';
import type { JobName } from '@suki/db/jobs.table';
import { privateTables } from '@suki/db/queries/queue-internals';
import type { TaskList } from 'graphile-worker';

/**
 * Jobs that a replay deletes instead of running them: nobody gets mails or SMS about sales of years ago (the inbox
 * has the messages), no shop shows pages, and the steps of a replay ask for the courier's scans themselves.
 */
const undone: readonly JobName[] = ['notify-trade', 'renew-item-pages', 'follow-parcel'];

/**
 * A trade adds and removes 16 jobs and timers. Whoever asks for the next job begins where the oldest was: after
 * 50,000 trades this meant going through 300,000 removed rows, which took 26 ms and brought the replay from 41 trades
 * a second to 21. A server vacuums by itself once a minute, when a replay has thousands of them already.
 */
const clearAway = `vacuum (index_cleanup on, truncate off) ${privateTables.jobs}, timers, trade_events`;

/**
 * Runs the jobs that the trades have left: refunds of deposits and payouts are sent and settle, bidders get their
 * messages.
 */
export async function workOffEffects(dependencies: Dependencies): Promise<void> {
  const { pool, log } = dependencies;
  await pool.query(
    'select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = any($1::text[]) and locked_at is null))',
    [undone],
  );
  const nothing: TaskList = Object.fromEntries(undone.map((name) => [name, async () => undefined]));
  await runJobsOnce({ pool, tasks: { ...taskList(dependencies), ...nothing }, logger: queueLogger(log) });
  // Nobody looks at a replay, and it has no worker that deletes what browsers would be told of.
  await pool.query('delete from trade_events');
  await pool.query(clearAway);
}
