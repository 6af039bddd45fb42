import { expect, test } from 'vitest';
import { withSeed } from '../support/random-choices.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { pricesUnderUpdates } from './scenarios/prices-under-updates.ts';

const world = tradeWorld();

test('R10: 200 changes of asks and bids on 3 items: who reads after a change sees it, none is stale, checkout goes by the row', async () => {
  const bought = await withSeed((random) => pricesUnderUpdates(world, { items: 3, updates: 200 }, random));
  expect(bought).toBeGreaterThan(0);
});
