import { retryFailedJobsOf } from '@suki/db/queries/queue-internals';
import type { Handler } from '../../../http/handler.ts';

/** `PUT /staff/job/retry`. */
export const retryFailedJobs: Handler<'retryFailedJobs'> = async ({ body, caller }, { pool, log }) => {
  const retried = await retryFailedJobsOf(pool, body.kind);
  log.info({ job: body.kind, retried, staffId: caller.userId }, 'Jobs that gave up are run again, by the staff.');
  return { retried };
};
