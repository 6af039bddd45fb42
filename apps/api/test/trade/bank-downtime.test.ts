import { timersOf } from '@suki/db/queries/timers';
import { afterEach, expect, test } from 'vitest';
import { quickListing } from '../support/quick-listing.ts';
import { buy, type Deal, startPayment } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** A payment deadline inside a bank's downtime moves to 15 minutes after its end (docs/lifecycle.md#extensions). */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const at = async (moment: string): Promise<void> => {
  world.api.clock.set(new Date(moment));
  await world.sweep();
  await world.settle();
};
const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const timerOf = async ({ orderId }: Deal) =>
  (await timersOf(world.pool, 'order', [orderId])).find(({ kind }) => kind === 'payment_window');

test('who buys ten minutes before the night has until a quarter past two, on the screen as on the clock', async () => {
  await at('2026-12-01T23:50:00+08:00');
  const deal = await buy(world, await quickListing(world));
  const deadline = new Date('2026-12-02T02:15:00+08:00');
  expect((await orderOf(deal)).next.deadline).toBe(deadline.toISOString());
  expect(await timerOf(deal)).toMatchObject({ fireAt: deadline });
  await at('2026-12-02T02:14:59.999+08:00');
  expect((await orderOf(deal)).status).toBe('to_pay');
  await at('2026-12-02T02:15:00+08:00');
  expect((await orderOf(deal)).status).toBe('transaction_closed');
});

test('a payment under way whose one extension falls into the half hour has until a quarter of an hour after it', async () => {
  await at('2026-12-02T21:40:00+08:00');
  const deal = await buy(world, await quickListing(world));
  await startPayment(world, deal);
  await at('2026-12-02T21:55:00+08:00');
  expect(await timerOf(deal)).toMatchObject({ isExtended: true, fireAt: new Date('2026-12-02T22:45:00+08:00') });
  await at('2026-12-02T22:45:00+08:00');
  expect((await orderOf(deal)).status).toBe('transaction_closed');
});
