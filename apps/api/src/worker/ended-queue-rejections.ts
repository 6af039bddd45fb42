import type { Log } from '../log.ts';

/**
 * How graphile-worker 0.18 words the rejection of a queue that could not give its fetched jobs back while it ended, and
 * pg that of a queue whose connection broke before it listened, which gives the connection back twice.
 */
const OF_AN_ENDED_QUEUE =
  /^Error occurred whilst returning jobs from local queue|^Release called on client which has already been released/;

/**
 * Keeps the process alive when a queue that has ended rejects a promise that nobody can await. The library throws there
 * when PostgreSQL goes away under load, and the whole worker ended with its deadlines and refunds (F3). Nothing is
 * lost: the lease of that queue ends, and `recoverJobsOfCrashedWorkers` frees its jobs. Any other unhandled rejection
 * ends the process as before.
 */
export function surviveEndedQueues(log: Log): void {
  process.on('unhandledRejection', (reason: unknown) => {
    if (!isOfAnEndedQueue(reason)) throw reason;
    log.warn({ err: reason }, 'A job queue ended without giving its jobs back; they are recovered.');
  });
}

/** Returns true for the rejection that is harmless; exported for its test. */
export function isOfAnEndedQueue(reason: unknown): boolean {
  return reason instanceof Error && OF_AN_ENDED_QUEUE.test(reason.message);
}
