import { openIncident } from '@suki/db/queries/worker-incidents';
import { workerState } from '@suki/db/queries/worker-reports';
import type { Handler } from '../../../http/handler.ts';
import { problemOf } from './problem-of.ts';

const nothing = { timersLateMs: 0, jobsLateMs: 0, jobsDue: 0, jobsGaveUp: 0 } as const;

/** `GET /staff/worker`: shows a problem while the incident of the mails is open, so line and mails never disagree. */
export const getWorkerState: Handler<'getWorkerState'> = async (_request, { pool, environment }) => {
  const [incident, state] = await Promise.all([openIncident(pool), workerState(pool)]);
  const { timersLateMs, jobsLateMs, jobsDue, jobsGaveUp } = state ?? nothing;
  const lateAfterMs = environment.WORKER_LATE_AFTER_MS;
  return {
    problem:
      incident === undefined
        ? null
        : (problemOf(state, { lateAfterMs, watchedForMs: lateAfterMs }) ?? {
            kind: incident.problem,
            forMs: lateAfterMs,
          }),
    silentForMs: state?.silentForMs ?? null,
    timersLateMs,
    jobsLateMs,
    jobsDue,
    jobsGaveUp,
  };
};
