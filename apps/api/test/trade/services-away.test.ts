import { expect, test } from 'vitest';
import { tradeWorld } from '../support/trade-world.ts';
import { hostedSearchAndFiles, servicesAway } from './scenarios/services-away.ts';

/** F10 (docs/test-plan.md#faults), with the search at Algolia and the pictures in a bucket. */

const world = tradeWorld({ variables: hostedSearchAndFiles });

test('F10: with the hosted search and the store of pictures away, people search, buy and pay', async () => {
  expect(await servicesAway(world, { purchases: 8 })).toMatchObject({ orders: 8, searches: 8 });
  await world.expectSound();
});
