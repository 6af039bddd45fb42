import type { WorkerEvents } from 'graphile-worker';
import { idsIn } from '../ids-in.ts';
import type { Log } from '../log.ts';

/**
 * One line for each try of a job that failed: what it was about by the ids of its payload, the reasons – of a list one for each entry – and whether it is tried
 * again. The queue's own words, "Batch failures:" and then lines that a log leaves out, said nothing of why.
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
