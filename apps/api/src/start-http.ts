import { routes } from '@suki/contract/routes';
import { ANSWER_TIMEOUT_MS } from '@suki/db/pool';
import { stopInOrder } from '@suki/serving/stop-in-order';
import { warnOfProjectSettings } from './adapters/identity/warn-of-project-settings.ts';
import { compose } from './compose.ts';
import { startWatchingWorker } from './features/staff/worker/watch-worker.ts';
import { handlers } from './handlers.ts';
import { buildServer } from './http/build-server.ts';
import { listenProblem } from './listen-problem.ts';
import { registrations } from './registrations.ts';
import { failStart, startProcess } from './start-process.ts';
import { trimMemory } from './trim-memory.ts';
import type { BackgroundService } from './worker/background-service.ts';

/**
 * Connections that may wait to be accepted. A drop brings hundreds within a moment: with Node's own 511 the system
 * reset 16 to 50 of 5,000 (`bench trade`). The system's limit is 4,096.
 */
const BACKLOG = 4_096;

/** The HTTP process: every call, the event stream, pictures and webhooks. */
export async function startHttp(variables: NodeJS.ProcessEnv): Promise<void> {
  const { environment, log } = startProcess(variables, 'http');
  const { dependencies, close } = await compose(environment, {
    log,
    processName: 'suki-api',
    answersWithinMilliseconds: ANSWER_TIMEOUT_MS,
  });
  const app = await buildServer({ table: routes, handlers, registrations, dependencies });
  let watch: BackgroundService | undefined;
  stopInOrder({
    readiness: dependencies.readiness,
    noticeMs: environment.STOP_NOTICE_MS,
    stop: async () => {
      await Promise.all([watch?.stop(), app.close()]);
      await close();
    },
    log,
  });
  try {
    await app.listen({ port: environment.PORT, host: environment.HOST, backlog: BACKLOG });
  } catch (error) {
    await close();
    failStart(listenProblem(error, environment.PORT));
  }
  void warnOfProjectSettings(environment, log);
  watch = startWatchingWorker(dependencies);
  trimMemory();
  log.info({ port: environment.PORT, startedInMs: Math.round(process.uptime() * 1000) }, 'API listens');
}
