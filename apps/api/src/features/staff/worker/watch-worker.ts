import { setTimeout as sleep } from 'node:timers/promises';
import { beginIncident, claimUntoldIncident, endIncident, noteTold } from '@suki/db/queries/worker-incidents';
import { workerState } from '@suki/db/queries/worker-reports';
import { LOOKS_BEFORE_LATE } from '@suki/domain/config/operations';
import { workerProblemMail, workerWellMail } from '@suki/domain/operations/worker-problem.texts';
import { operationsMail } from '@suki/notifications/operations-mail';
import type { Dependencies } from '../../../dependencies.ts';
import type { BackgroundService } from '../../../worker/background-service.ts';
import { problemOf } from './problem-of.ts';

type Needs = Pick<Dependencies, 'pool' | 'mailer' | 'environment' | 'log' | 'realClock'>;

/**
 * Looks after the worker from within the API: a worker that is dead sends no mail, and nobody was told (ops A.2).
 * Each API looks; the database keeps one open incident, and one API tells of it.
 */
export function startWatchingWorker(dependencies: Needs): BackgroundService {
  const { environment, log, realClock } = dependencies;
  const eachMs = environment.WORKER_LATE_AFTER_MS / LOOKS_BEFORE_LATE;
  const sinceMs = realClock.now().getTime();
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(eachMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await lookAtWorker(dependencies, realClock.now().getTime() - sinceMs).catch((err: unknown) =>
        log.warn({ err }, 'Could not look after the worker; the next look follows.'),
      );
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

/** One look: opens or ends the incident, and tells the people on duty what they were not told yet. */
export async function lookAtWorker(dependencies: Needs, watchedForMs: number): Promise<void> {
  const { pool, environment, log } = dependencies;
  const problem = problemOf(await workerState(pool), {
    lateAfterMs: environment.WORKER_LATE_AFTER_MS,
    watchedForMs,
  });
  if (problem !== null) {
    log.error({ problem }, 'the worker is silent or late');
    await beginIncident(pool, problem);
  } else {
    await endIncident(pool);
  }
  // At most the beginning and the end of one incident are untold.
  while (await tellOne(dependencies));
}

async function tellOne({ pool, mailer, environment }: Needs): Promise<boolean> {
  const incident = await claimUntoldIncident(pool);
  if (incident === undefined) return false;
  const { id, problem, forMs, lastedMs } = incident;
  const what = lastedMs === null ? 'beginning' : 'end';
  const words =
    lastedMs === null ? workerProblemMail({ kind: problem, forMs }, environment.OPS_URL) : workerWellMail(lastedMs);
  const mail = operationsMail(words, environment.OPS_URL);
  for (const to of environment.OPERATIONS_MAIL) {
    // The key makes a mail that an API sent before it was killed the only one.
    await mailer.send({ ...mail, to, key: `worker-incident-${id}-${what}-${to}` });
  }
  await noteTold(pool, id, what);
  return true;
}
