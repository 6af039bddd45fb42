import { setTimeout as sleep } from 'node:timers/promises';
import { releaseJobsOfTheDead } from '@suki/db/queries/holders';
import type { Dependencies } from '../dependencies.ts';
import type { BackgroundService } from './background-service.ts';

const EACH_MS = 1_000;

/**
 * Gives the jobs of a worker that was killed free, each second, whichever worker looks first. The queue itself leaves them locked for four
 * hours, and a payment's webhook that was in such a hand would not be looked at until then. Handlers may run twice (ADR 0003).
 */
export function startReleaseOfDeadJobs({ pool, log }: Pick<Dependencies, 'pool' | 'log'>): BackgroundService {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const workers = await releaseJobsOfTheDead(pool);
        if (workers.length > 0) log.warn({ workers }, 'The jobs of workers that died are free again.');
      } catch (err) {
        log.warn({ err }, 'Could not look for jobs of dead workers; the next look follows.');
      }
      await sleep(EACH_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
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
