import { setTimeout as pause } from 'node:timers/promises';
import { nextDueAt } from '@suki/db/queries/timers';
import { taskList } from '../../src/jobs/task-list.ts';
import { startSweeper, sweepOnce } from '../../src/timers/sweeper.ts';
import type { BackgroundService } from '../../src/worker/background-service.ts';
import { crontab } from '../../src/worker/crontab.ts';
import { startJobQueue } from '../../src/worker/start-job-queue.ts';
import { startBeside } from './start-beside.ts';
import type { TestApi } from './start-test-api.ts';
import { type TradeWorld, tradeWorldOn } from './trade-world-on.ts';
import { untilQuiet } from './work-off.ts';

const LOOK_AGAIN_MS = 20;
const NEVER = new Date(8.64e15);

export type TwoOfEach = {
  /** The world of the first API, whose calls go to both APIs in turns; the workers settle by themselves. */
  readonly world: TradeWorld;
  readonly other: TestApi;
  /** Makes both workers do everything due by the Clock, until it is over. */
  readonly sweepAll: (isOver: () => Promise<boolean>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts two APIs that take turns with the calls, and two workers that do the jobs and sweep the timers, all on the
 * database of one world.
 */
export async function startTwoOfEach(one: TradeWorld): Promise<TwoOfEach> {
  const other = await startBeside(one);
  const workers = [...(await startWorker(one.api)), ...(await startWorker(other))];
  const settle = () => untilQuiet(one.api, one.pool);
  const catchUp = async (): Promise<void> => {
    await until(async () => ((await nextDueAt(one.pool)) ?? NEVER) > one.api.clock.now());
    await settle();
  };
  return {
    world: { ...tradeWorldOn(inTurns(one.api, other), one.pool), settle, catchUp },
    other,
    sweepAll: async (isOver) => {
      // A step of the Clock has to reach both.
      await Promise.all([one.sweep(), sweepOnce(other.dependencies)]);
      await until(isOver);
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await other.close();
    },
  };
}

async function startWorker({ dependencies }: TestApi): Promise<BackgroundService[]> {
  const { pool, log, feed } = dependencies;
  return [startJobQueue({ pool, tasks: taskList(dependencies), log, crontab, feed }), startSweeper(dependencies)];
}

function inTurns(first: TestApi, second: TestApi): TestApi {
  let calls = 0;
  return {
    ...first,
    callAs: (...call) => {
      calls += 1;
      return (calls % 2 === 0 ? first : second).callAs(...call);
    },
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_AGAIN_MS);
}
