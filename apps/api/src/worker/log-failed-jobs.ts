import type { WorkerEvents } from 'graphile-worker';
import { idsIn } from '../ids-in.ts';
import type { Log } from '../log.ts';

/**
 * Writes one line for each failed try of a job: the ids of its payload, the reasons (for a batch, one for each entry),
 * and whether the job is tried again. The queue's own words, "Batch failures:" and then lines that a log leaves out,
 * gave no reason.
 */
export function logFailedJobs(events: WorkerEvents, log: Log): void {
  events.on('job:error', ({ job, error, batchJobErrors = [] }) => {
    const isLast = job.attempts >= job.max_attempts;
    const [err, ...others] = batchJobErrors.length > 0 ? batchJobErrors : [error];
    const line = {
      err,
      ...(others.length > 0 && { others: others.map(String).map((text) => text.split('\n', 1).join('')) }),
      job: job.task_identifier,
      jobId: job.id,
      attempt: job.attempts,
      ids: idsIn(job.payload),
    };
    if (isLast) log.error(line, 'job failed for the last time');
    else log.warn(line, 'job failed, will be tried again');
  });
}
