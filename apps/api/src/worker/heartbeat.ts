import { reportWorker } from '@suki/db/queries/worker-reports';
import { REPORTS_BEFORE_LATE } from '@suki/domain/config/operations';
import type { Dependencies } from '../dependencies.ts';
import type { BackgroundService } from './background-service.ts';
import { repeat } from './repeat.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'environment' | 'log' | 'processLease'>;

/**
 * Reports every few seconds that this worker turns, and how late deadlines and jobs are. The API tells people when no
 * report comes. The report of a worker that ended stays, so a change of workers is no incident.
 */
export function startHeartbeat({ pool, clock, environment, log, processLease }: Needs): BackgroundService {
  const lateAfterMs = environment.WORKER_LATE_AFTER_MS;
  return repeat({
    work: () => reportWorker(pool, { worker: processLease, now: clock.now(), lateAfterMs }),
    pauseMs: lateAfterMs / REPORTS_BEFORE_LATE,
    onError: (err) => log.warn({ err }, 'The worker could not report; the next report follows.'),
  });
}
