import { retryFailedJob as retryInQueue } from '@suki/db/queries/queue-internals';
import type { Handler } from '../../../http/handler.ts';

/** `PUT /staff/job/{id}/retry`. Every job may run twice (ADR 0003), so no effect is doubled. */
export const retryFailedJob: Handler<'retryFailedJob'> = async ({ params, caller, refuse }, { pool, log }) => {
  if (!(await retryInQueue(pool, params.id))) throw refuse('JOB_NOT_FOUND');
  log.info({ jobId: params.id, staffId: caller.userId }, 'A job that gave up is run again, by the staff.');
  return { retried: 1 };
};
