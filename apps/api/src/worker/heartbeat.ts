import { setTimeout as sleep } from 'node:timers/promises';
import { reportWorker } from '@suki/db/queries/worker-reports';
import { REPORTS_BEFORE_LATE } from '@suki/domain/config/operations';
import type { Dependencies } from '../dependencies.ts';
import type { BackgroundService } from './background-service.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'environment' | 'log' | 'processLease'>;

/**
 * Reports every few seconds that this worker turns, and how late deadlines and jobs are. The API tells people when no
 * report comes. The report of a worker that ended stays, so a change of workers is no incident.
 */
export function startHeartbeat({ pool, clock, environment, log, processLease }: Needs): BackgroundService {
  const lateAfterMs = environment.WORKER_LATE_AFTER_MS;
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await reportWorker(pool, { worker: processLease, now: clock.now(), lateAfterMs });
      } catch (err) {
        log.warn({ err }, 'The worker could not report; the next report follows.');
      }
      await sleep(lateAfterMs / REPORTS_BEFORE_LATE, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
