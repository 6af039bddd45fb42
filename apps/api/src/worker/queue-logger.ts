import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/** The queue's own lines only from warnings up: they may quote payloads, and every failure is logged by us with less. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    // A job that failed is a line of `logFailedJobs`.
    if (meta?.job !== undefined) return;
    if (level === 'error' || level === 'warning') log.warn({ queue: level }, message.split('\n', 1).join(''));
  });
}
