import { seedReferenceData } from '@suki/db/seed/seed-catalogue';
import { beforeAll, expect, test } from 'vitest';
import { withSeed } from '../support/random-choices.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { fuzzedCalls, hostileInputs } from './scenarios/hostile-inputs.ts';

/** S6 (docs/test-plan.md#attacks); `chaos S6` sends each call 2,000. */
const INPUTS = 200;
/** A limit against hanging: beside the sale in Chromium 20,000 calls took more than three minutes. */
const WITHIN_MS = 420_000;

const world = tradeWorld({ isCrowd: true });
// A new item is read with the size charts, which every market has.
beforeAll(() => seedReferenceData(world.pool));

test(`S6: ${INPUTS} hostile inputs of each call are refused or read as text, and none is an error of ours`, {
  timeout: WITHIN_MS,
}, async () => {
  await withSeed(async (random) => {
    for (const operationId of fuzzedCalls) await hostileInputs(world, operationId, { count: INPUTS, random });
  });
  expect(fuzzedCalls.length).toBeGreaterThan(80);
  await world.settle();
  await world.expectSound();
});
