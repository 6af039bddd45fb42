import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { afterEach, expect, test } from 'vitest';
import { newTrader } from '../../../test/support/trade-people.ts';
import { confirm, type Deal, dealAt } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { addressIn } from '../../../test/trade/calls/scenes.ts';

/** E76: the new destination of an order, and its new estimate of arrival. */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const moveTo = async ({ buyer, orderId }: Deal, region: DeliveryRegion) => {
  const body = { buyerAddress: await addressIn(world, buyer, region) };
  return (await world.api.callAs(buyer, 'changeBuyerAddress', { params: { orderId }, body })).answer();
};
const expected = (buyerRegion: DeliveryRegion, madeAt: string) => {
  const { min, max } = estimateArrival({ lane: 'standard', sellerRegion: 'NCR', buyerRegion, from: new Date(madeAt) });
  return { min, max };
};

test('an order that goes nearer arrives when a new one to that address would', async () => {
  const buyer = await newTrader(world.api.dependencies, { region: 'MINDANAO' });
  const deal = await dealAt(world, 'confirming_buyer_order', {}, buyer);
  const before = await orderOf(deal);
  expect(before.arrival).toEqual(expected('MINDANAO', before.createdAt));
  const after = await moveTo(deal, 'NCR');
  const fresh = await dealAt(world, 'confirming_buyer_order');
  expect(after).toMatchObject({
    buyerRegion: 'NCR',
    arrival: (await orderOf(fresh)).arrival,
    isBuyerAddressChanged: true,
  });
  expect(after.arrival).not.toEqual(before.arrival);
});

test('the days are counted from when the order was made, however late the address changes', async () => {
  const buyer = await newTrader(world.api.dependencies, { region: 'MINDANAO' });
  const deal = await dealAt(world, 'confirming_buyer_order', {}, buyer);
  const { createdAt } = await orderOf(deal);
  world.api.clock.advance(20 * 3_600_000);
  await confirm(world, deal);
  expect((await moveTo(deal, 'NCR')).arrival).toEqual(expected('NCR', createdAt));
});
