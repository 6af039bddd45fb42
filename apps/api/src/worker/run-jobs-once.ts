import { type Logger, runOnce, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';

export type JobsOnce = { readonly pool: Pool; readonly tasks: TaskList; readonly logger: Logger };

/**
 * Runs all jobs that are due, and resolves when each is stored as done or failed. Without the delays the queue stores
 * them one by one and ends without waiting for that: on a busy machine a failed job looked like a job that nobody had
 * tried.
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
