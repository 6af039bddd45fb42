import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Feed } from '../live/feed.ts';
import type { Log } from '../log.ts';
import type { BackgroundService } from './background-service.ts';
import { logFailedJobs } from './log-failed-jobs.ts';
import { queueLogger } from './queue-logger.ts';

/** Jobs mostly wait for a hosted service, and hold no connection meanwhile. */
const CONCURRENCY = 8;
/**
 * One query fetches at most this many jobs, and one query ends those that finished together. Fetched and ended one by
 * one, the three jobs of a paid order were six transactions that each waited for the disk, a tenth of the database cost
 * of that order, its payment and its mails (`bench trade`).
 */
const FETCHED_AT_ONCE = 16;
/** A fetched job that has not begun by then goes back to the queue: a slow service must not hold the jobs behind it. */
const HELD_MS = 1_000;
/**
 * The pause between two looks for new jobs, of which no commit tells (ADR 0098): half of it is the mean delay of a job.
 * A look at an empty queue costs worker and PostgreSQL about 0.2 ms each.
 */
const POLL_MS = 25;
/** A queue whose connection broke is left to itself afterwards; its jobs are recovered as those of a dead worker. */
const ENDS_WITHIN_MS = 3_000;
/** The first and the longest pause between two looks for a database that is away. */
const AGAIN_MIN_MS = 200;
const AGAIN_MAX_MS = 5_000;

export type JobQueueOptions = {
  readonly pool: Pool;
  readonly tasks: TaskList;
  readonly log: Log;
  /** The schedule of jobs that start by the clock. */
  readonly crontab: string;
  /** Keeps the lease of this worker: other workers recover its jobs as soon as the lease ends. */
  readonly feed: Pick<Feed, 'takeLease' | 'endLease'>;
};

export type JobQueue = BackgroundService & {
  /** Settles when the queue works for the first time; it waits for a database that is away. */
  readonly begun: Promise<void>;
  /**
   * Ends the queue and begins another one under a new name. Called when a connection of the queue broke: the answer
   * that brought jobs may be lost with it, and such jobs stayed locked under the name of a queue that lived on (F3).
   */
  readonly beginAnew: () => void;
};

/**
 * Works on jobs until it is stopped. A job that fails is tried again with growing pauses; after 25 tries it stays for a
 * person to look at.
 *
 * The queue of the library ends when it cannot store that a job is done: a PostgreSQL that was restarted under load
 * left a worker alive whose webhooks, refunds and mails stood still. So a new queue starts under a new name, and the
 * jobs that the old queue held are released.
 */
export function startJobQueue(options: JobQueueOptions): JobQueue {
  const { log, feed } = options;
  const stopping = new AbortController();
  const begun = Promise.withResolvers<void>();
  let current: { readonly runner: Runner; readonly abandon: () => void } | undefined;

  const work = async (name: (own: string) => void): Promise<void> => {
    const runner = await beginQueue(options, name);
    const abandoned = Promise.withResolvers<void>();
    current = { runner, abandon: abandoned.resolve };
    begun.resolve();
    if (stopping.signal.aborted) await runner.stop();
    await Promise.race([runner.promise, abandoned.promise]);
  };
  const keepWorking = async (): Promise<void> => {
    for (let pauseMs = AGAIN_MIN_MS; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, AGAIN_MAX_MS)) {
      let own: string | undefined;
      const named = (name: string): void => {
        own = name;
        feed.takeLease(name);
      };
      try {
        await work(named);
        if (stopping.signal.aborted) break;
        log.error({ pauseMs }, 'the job queue ended by itself, begins anew');
        pauseMs = AGAIN_MIN_MS;
      } catch (err) {
        log.error({ err, pauseMs }, 'the job queue does not work, tries again');
      }
      current = undefined;
      if (own !== undefined) feed.endLease(own);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const working = keepWorking();
  return {
    begun: begun.promise,
    beginAnew: () => {
      const broken = current;
      current = undefined;
      // A queue that is ending already refuses to be stopped. One that cannot reach its database may never end.
      void broken?.runner.stop().catch(() => undefined);
      if (broken !== undefined) setTimeout(broken.abandon, ENDS_WITHIN_MS);
    },
    stop: async () => {
      stopping.abort();
      // A queue that is ending already refuses to be stopped; its end is awaited all the same.
      await current?.runner.stop().catch(() => undefined);
      await working;
    },
  };
}

async function beginQueue(
  { pool, tasks, log, crontab }: JobQueueOptions,
  named: (name: string) => void,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  // The queue locks jobs under the id of the pool of its workers.
  events.on('pool:create', ({ workerPool }) => named(workerPool.id));
  logFailedJobs(events, log);
  return await run({
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
}
