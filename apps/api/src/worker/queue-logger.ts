import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/**
 * Passes the queue's own lines only from warnings up: they may quote payloads, and we log every failure ourselves with
 * less detail.
 */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    // `logFailedJobs` writes a line for a failed job.
    if (meta?.job !== undefined) return;
    if (level === 'error' || level === 'warning') log.warn({ queue: level }, message.split('\n', 1).join(''));
  });
}
