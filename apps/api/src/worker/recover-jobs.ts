import { recoverJobsOfCrashedWorkers } from '@suki/db/queries/queue-internals';
import type { Dependencies } from '../dependencies.ts';
import type { BackgroundService } from './background-service.ts';
import { repeat } from './repeat.ts';

/**
 * Recovers the jobs of crashed workers once a second. The queue itself leaves them locked for four hours, and a
 * payment's webhook among them would not be acted on until then. A recovered job may run twice (ADR 0003).
 */
export function startRecoveryOfJobs({ pool, log }: Pick<Dependencies, 'pool' | 'log'>): BackgroundService {
  return repeat({
    work: async () => {
      const workers = await recoverJobsOfCrashedWorkers(pool);
      if (workers.length > 0) log.warn({ workers }, 'The jobs of crashed workers are recovered.');
    },
    pauseMs: 1_000,
    onError: (err) => log.warn({ err }, 'Could not look for jobs of crashed workers; the next look follows.'),
  });
}
