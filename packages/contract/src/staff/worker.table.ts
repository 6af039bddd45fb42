import { jobKinds } from '@suki/domain/operations/jobs.table';
import { workerProblemKinds } from '@suki/domain/operations/worker-problem';
import { z } from 'zod';
import { route } from '../route.ts';
import { Moment } from '../shared/brands.ts';
import { pageOf, shelfQuery } from '../shared/lists.ts';

const tag = 'staff-worker';
const audience = 'staff';
const everybody = ['warehouse', 'inspector', 'support', 'finance'] as const;
/** Most jobs that give up are about money or about people who wait for an answer. */
const whoRunsAgain = ['support', 'finance'] as const;

const JobKind = z.enum(jobKinds).meta({ id: 'JobKind' });

export const WorkerState = z
  .object({
    /** The open incident of which people on duty were told; null while the worker is well. */
    problem: z.object({ kind: z.enum(workerProblemKinds), forMs: z.int() }).nullable(),
    /** Milliseconds since any worker reported; null when none did for a day. */
    silentForMs: z.int().nullable(),
    /** By how much the oldest due deadline was late in that report. */
    timersLateMs: z.int(),
    jobsLateMs: z.int(),
    /** Due jobs that nobody works on, counted up to 10,000. */
    jobsDue: z.int(),
    jobsGaveUp: z.int(),
  })
  .meta({ id: 'WorkerState' });

export const FailedJob = z
  .object({
    id: z.string(),
    kind: JobKind,
    title: z.string(),
    attempts: z.int(),
    lastTriedAt: Moment,
    /** The reason in words; nothing of the stored error, which may quote anybody. */
    reason: z.string(),
  })
  .meta({ id: 'FailedJob' });

export const workerRoutes = {
  getWorkerState: route({
    operationId: 'getWorkerState',
    method: 'GET',
    path: '/staff/worker',
    tag,
    summary: 'If the worker reports and is in time with deadlines and jobs.',
    audience,
    roles: everybody,
    response: WorkerState,
    errors: [],
  }),
  listFailedJobs: route({
    operationId: 'listFailedJobs',
    method: 'GET',
    path: '/staff/job/list',
    tag,
    summary: 'The jobs that gave up after all their tries: how many of each kind, and one by one, the oldest first.',
    audience,
    roles: whoRunsAgain,
    query: z.object({ ...shelfQuery, kind: JobKind.optional() }),
    response: pageOf(FailedJob).extend({
      kinds: z.array(z.object({ kind: JobKind, title: z.string(), count: z.int() })),
    }),
    errors: [],
  }),
  retryFailedJob: route({
    operationId: 'retryFailedJob',
    method: 'PUT',
    path: '/staff/job/{id}/retry',
    tag,
    summary: 'Runs one job again that gave up, with all its tries. One that succeeded meanwhile is not run twice.',
    audience,
    roles: whoRunsAgain,
    actsOn: 'nothing',
    params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
    response: z.object({ retried: z.int() }),
    errors: ['JOB_NOT_FOUND'],
  }),
  retryFailedJobs: route({
    operationId: 'retryFailedJobs',
    method: 'PUT',
    path: '/staff/job/retry',
    tag,
    summary: 'Runs all jobs of a kind again that gave up, and says how many.',
    audience,
    roles: whoRunsAgain,
    actsOn: 'nothing',
    body: z.object({ kind: JobKind }),
    response: z.object({ retried: z.int() }),
    errors: [],
  }),
} as const;
