import { EventEmitter } from 'node:events';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Feed } from '../live/feed.ts';
import type { Log } from '../log.ts';
import type { BackgroundService } from './background-service.ts';
import { queueLogger } from './queue-logger.ts';

/** Jobs mostly wait for a hosted service, and hold no connection meanwhile. */
const CONCURRENCY = 8;
/**
 * One query fetches that many jobs at most, and one ends those that finished together. Fetched and ended one by one, the three jobs of a paid order
 * were six transactions that each waited for the disk, a tenth of what that order, its payment and its mails cost the database (`bench trade`).
 */
const FETCHED_AT_ONCE = 16;
/** What is fetched and not begun by then goes back, for another worker: a slow service must not hold what stands behind it. */
const HELD_MS = 1_000;
/** NOTIFY wakes the queue at once; this is for jobs that are tried again. */
const POLL_MS = 2_000;

export type JobQueueOptions = {
  readonly pool: Pool;
  readonly tasks: TaskList;
  readonly log: Log;
  /** Jobs that come by themselves. */
  readonly crontab: string;
  /** Shows that this worker lives, so that its jobs are not taken from it, and are when it has died. */
  readonly feed: Pick<Feed, 'hold'>;
};

/** Begins to work on jobs. A job that fails is tried again with growing pauses; after 25 times it stays for a person to look at. */
export async function startJobQueue(options: JobQueueOptions): Promise<BackgroundService> {
  const { pool, tasks, log, crontab, feed } = options;
  const events: WorkerEvents = new EventEmitter();
  // The queue locks jobs under the id of the pool of its workers.
  events.on('pool:create', ({ workerPool }) => feed.hold(workerPool.id));
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    events,
    crontab,
    preset: {
      worker: {
        concurrentJobs: CONCURRENCY,
        pollInterval: POLL_MS,
        localQueue: { size: FETCHED_AT_ONCE, ttl: HELD_MS },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    noHandleSignals: true,
    logger: queueLogger(log),
  });
  runner.events.on('job:error', ({ job, error }) => {
    log.warn(
      { err: error, job: job.task_identifier, jobId: job.id, attempt: job.attempts },
      'job failed, will be tried again',
    );
  });
  runner.events.on('job:failed', ({ job, error }) => {
    log.error({ err: error, job: job.task_identifier, jobId: job.id }, 'job failed for the last time');
  });
  return { stop: () => runner.stop() };
}
