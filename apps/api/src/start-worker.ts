import { createServer } from 'node:http';
import { ANSWER_TIMEOUT_MS, createPool } from '@suki/db/pool';
import { onlyProbes } from '@suki/serving/probes';
import { readiness } from '@suki/serving/readiness';
import { stopInOrder } from '@suki/serving/stop-in-order';
import { compose } from './compose.ts';
import { taskList } from './jobs/task-list.ts';
import { listenProblem } from './listen-problem.ts';
import { failStart, startProcess } from './start-process.ts';
import { startSweeper } from './timers/sweeper.ts';
import { trimMemory } from './trim-memory.ts';
import type { BackgroundService } from './worker/background-service.ts';
import { startClearingOfEvents } from './worker/clear-trade-events.ts';
import { crontab } from './worker/crontab.ts';
import { surviveEndedQueues } from './worker/ended-queue-rejections.ts';
import { startHeartbeat } from './worker/heartbeat.ts';
import { startRecoveryOfJobs } from './worker/recover-jobs.ts';
import { type JobQueue, startJobQueue } from './worker/start-job-queue.ts';

/** One connection listens; the others fetch jobs and end them, each for a moment. */
const QUEUE_CONNECTIONS = 4;

/** The worker process: effects that are due now (jobs) and deadlines (timers). */
export async function startWorker(variables: NodeJS.ProcessEnv): Promise<void> {
  const { environment, log } = startProcess(variables, 'worker');
  const { dependencies, close } = await compose(environment, {
    log,
    processName: 'suki-worker',
    answersWithinMilliseconds: ANSWER_TIMEOUT_MS,
    hearsTrades: false,
  });
  let queue: JobQueue | undefined;
  const queuePool = createPool(environment.DATABASE_URL, {
    name: 'suki-queue',
    max: QUEUE_CONNECTIONS,
    waitsForDisk: false,
    readsWholeTables: false,
    onError: (error) => log.warn({ err: error }, 'idle connection of the queue lost'),
    onBroken: () => queue?.beginAnew(),
  });
  surviveEndedQueues(log);
  queue = startJobQueue({
    pool: queuePool,
    tasks: taskList(dependencies),
    log,
    crontab,
    feed: dependencies.feed,
  });
  const services: readonly BackgroundService[] = [
    queue,
    startSweeper(dependencies),
    startRecoveryOfJobs(dependencies),
    startClearingOfEvents(dependencies),
    startHeartbeat(dependencies),
  ];
  let hasBegun = false;
  const ready = readiness(async () => hasBegun && (await dependencies.readiness.isReady()));
  const probes = createServer(onlyProbes(ready));
  stopInOrder({
    readiness: ready,
    // Nothing is sent to a worker, so nobody has to notice that it leaves.
    noticeMs: 0,
    stop: async () => {
      await Promise.all(services.map((service) => service.stop()));
      await queuePool.end();
      await close();
      probes.closeAllConnections();
    },
    log,
  });
  probes.on('error', (error) => failStart(listenProblem(error, environment.WORKER_PORT)));
  probes.listen(environment.WORKER_PORT, environment.HOST);
  await queue.begun;
  hasBegun = true;
  trimMemory();
  log.info({ startedInMs: Math.round(process.uptime() * 1000) }, 'worker runs');
}
