import { jobFailureText } from '@suki/domain/operations/job-failure';
import { jobTitles } from '@suki/domain/operations/jobs.table';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { at } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import type { FailedJob, workerRoutes } from './worker.table.ts';

const kind = 'send-refund';
const failed: z.output<typeof FailedJob> = {
  id: '4711',
  kind,
  title: jobTitles[kind],
  attempts: 25,
  lastTriedAt: at.received,
  reason: jobFailureText('got HTTP 503'),
};

export const workerExamples: ExamplesOf<typeof workerRoutes> = {
  getWorkerState: {
    answer: { problem: null, silentForMs: 2_140, timersLateMs: 0, jobsLateMs: 35, jobsDue: 3, jobsGaveUp: 1 },
  },
  listFailedJobs: {
    query: { kind, limit },
    answer: { ...page(failed), kinds: [{ kind, title: jobTitles[kind], count: 1 }] },
  },
  retryFailedJob: { params: { id: failed.id }, answer: { retried: 1 } },
  retryFailedJobs: { body: { kind }, answer: { retried: 1 } },
};
