import { setTimeout as pause } from 'node:timers/promises';
import { nextFireAt } from '@suki/db/queries/timers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskList } from '../jobs/task-list.ts';
import { withSeed } from '../testing/random-choices.ts';
import { startBeside } from '../testing/start-beside.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import { tradeWorld } from '../testing/trade-world.ts';
import { type TradeWorld, tradeWorldOn } from '../testing/trade-world-on.ts';
import { untilQuiet } from '../testing/work-off.ts';
import { startSweeper, sweepOnce } from '../timers/sweeper.ts';
import type { BackgroundService } from '../worker/background-service.ts';
import { crontab } from '../worker/crontab.ts';
import { startJobQueue } from '../worker/start-job-queue.ts';
import { deadlinesTogether } from './scenarios/deadlines-together.ts';
import { pressAgain } from './scenarios/press-again.ts';
import { raceForASize } from './scenarios/race-for-a-size.ts';
import { raceForOneAsk } from './scenarios/race-for-one-ask.ts';
import { rivalsForOneAsk } from './scenarios/rivals-for-one-ask.ts';
import { withdrawTogether } from './scenarios/withdraw-together.ts';

/** F12 of the test plan: two APIs take turns with the calls, and two workers do the jobs and sweep the timers, all on one database. */

const LOOK_AGAIN_MS = 20;
const NEVER = new Date(8.64e15);

const one = tradeWorld();
let other: TestApi | undefined;
let workers: BackgroundService[] = [];
let world: TradeWorld = one;

async function startWorker({ dependencies }: TestApi): Promise<BackgroundService[]> {
  const { pool, log, feed } = dependencies;
  return [await startJobQueue({ pool, tasks: taskList(dependencies), log, crontab, feed }), startSweeper(dependencies)];
}

beforeAll(async () => {
  other = await startBeside(one);
  workers = [...(await startWorker(one.api)), ...(await startWorker(other))];
  world = { ...tradeWorldOn(inTurns(one.api, other), one.pool), settle, catchUp };
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await other?.close();
});

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

/** The workers do it by themselves. */
const settle = () => untilQuiet(one.api, one.pool);

async function catchUp(): Promise<void> {
  await until(async () => ((await nextFireAt(one.pool)) ?? NEVER) > one.api.clock.now());
  await settle();
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_AGAIN_MS);
}

test('F12: R1 with two of each: 40 buyers race for one ask, twice', async () => {
  expect(await raceForOneAsk(world, { buyers: 40, rounds: 2 })).toHaveLength(2);
});

test('F12: R2 with two of each: 30 buyers race for 5 asks', async () => {
  await withSeed((random) => raceForASize(world, { buyers: 30, asks: 5 }, random));
});

test('F12: R3 with two of each: 20 random orders of four rivals', async () => {
  await withSeed((random) => rivalsForOneAsk(world, { interleavings: 20 }, random));
});

test('F12: R4 with two of each: 50 presses of one purchase', async () => {
  await pressAgain(world, { presses: 50 }, async () => other ?? one.api);
});

test('F12: R6 with two of each: 64 withdrawals from a wallet that covers 3', async () => {
  await withdrawTogether(world, { requests: 64, covers: 3 });
});

test('F12: F11 with two of each: 40 deadlines in one minute', async () => {
  await deadlinesTogether(world, { orders: 40 }, async (isOver) => {
    // Not one of them may be left out of a step of the Clock.
    await Promise.all([one.sweep(), sweepOnce((other ?? one.api).dependencies)]);
    await until(isOver);
  });
});
