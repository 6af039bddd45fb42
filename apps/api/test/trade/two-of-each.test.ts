import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSeed } from '../support/random-choices.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { startTwoOfEach, type TwoOfEach } from '../support/two-of-each.ts';
import { deadlinesTogether } from './scenarios/deadlines-together.ts';
import { pressAgain } from './scenarios/press-again.ts';
import { raceForASize } from './scenarios/race-for-a-size.ts';
import { raceForOneAsk } from './scenarios/race-for-one-ask.ts';
import { rivalsForOneAsk } from './scenarios/rivals-for-one-ask.ts';
import { withdrawTogether } from './scenarios/withdraw-together.ts';

/**
 * F12 (docs/test-plan.md#faults): two APIs take turns with the calls, and two workers do the jobs and sweep the timers,
 * all on one database.
 */

const one = tradeWorld();
let two: TwoOfEach;

beforeAll(async () => {
  two = await startTwoOfEach(one);
});
afterAll(() => two.stop());

test('F12: R1 with two of each: 40 buyers race for one ask, twice', async () => {
  expect(await raceForOneAsk(two.world, { buyers: 40, rounds: 2 })).toHaveLength(2);
});

test('F12: R2 with two of each: 30 buyers race for 5 asks', async () => {
  await withSeed((random) => raceForASize(two.world, { buyers: 30, asks: 5 }, random));
});

test('F12: R3 with two of each: 20 random orders of four rivals', async () => {
  await withSeed((random) => rivalsForOneAsk(two.world, { interleavings: 20 }, random));
});

test('F12: R4 with two of each: 50 presses of one purchase', async () => {
  await pressAgain(two.world, { presses: 50 }, async () => two.other);
});

test('F12: R6 with two of each: 64 withdrawals from a wallet that covers 3', async () => {
  await withdrawTogether(two.world, { requests: 64, covers: 3 });
});

test('F12: F11 with two of each: 40 deadlines in one minute', async () => {
  await deadlinesTogether(two.world, { orders: 40 }, two.sweepAll);
});
