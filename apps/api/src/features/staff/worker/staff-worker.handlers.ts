import type { SomeHandlers } from '../../../http/handler.ts';
import { getWorkerState } from './get-worker-state.route.ts';
import { listFailedJobs } from './list-failed-jobs.route.ts';
import { retryFailedJob } from './retry-failed-job.route.ts';
import { retryFailedJobs } from './retry-failed-jobs.route.ts';

export const staffWorkerHandlers = {
  getWorkerState,
  listFailedJobs,
  retryFailedJob,
  retryFailedJobs,
} satisfies SomeHandlers;
