import { type Logger, runOnce, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';

export type JobsOnce = { readonly pool: Pool; readonly tasks: TaskList; readonly logger: Logger };

/**
 * Does all jobs that are due, and settles when each is noted as done or failed. Without the delays the queue notes them one by one and ends without
 * waiting for it: on a busy machine a job that had failed was seen as one that nobody had tried.
 */
export async function runJobsOnce({ pool, tasks, logger }: JobsOnce): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: tasks,
    concurrency: 4,
    noHandleSignals: true,
    logger,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}
