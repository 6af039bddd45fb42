import { timersOf } from '@suki/db/queries/timers';
import { DAY_MS } from '@suki/domain/config/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { supportStaff } from '../../../test/support/trade-people.ts';
import { courierSays, type Deal, dealAt, deliver, lapse } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

/** E48: the seller takes a day more to send the item, once. */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const ask = ({ seller, orderId }: Deal) => world.api.callAs(seller, 'askMoreTime', { params: { orderId } });
const viewOf = async ({ orderId }: Deal, person: Deal['seller']) =>
  (await world.api.callAs(person, 'getOrder', { params: { id: orderId } })).answer();
const fireAtOf = async ({ orderId }: Deal) =>
  (await timersOf(world.pool, 'order', [orderId])).find(({ kind }) => kind === 'shipment')?.fireAt.getTime() ?? 0;

describe('a day more to ship', () => {
  test('comes on top of the time that is left, and the buyer is told once', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    expect((await viewOf(deal, deal.seller)).next.actions).toContain('ask_more_time');
    expect((await viewOf(deal, deal.buyer)).next.actions).not.toContain('ask_more_time');
    const before = await fireAtOf(deal);
    world.api.clock.advance(3_600_000);
    const order = (await ask(deal)).answer();
    expect(await fireAtOf(deal)).toBeGreaterThanOrEqual(before + DAY_MS);
    expect(order).toMatchObject({
      status: 'seller_to_ship',
      next: { deadline: new Date(await fireAtOf(deal)).toISOString() },
    });
    expect(order.next.actions).not.toContain('ask_more_time');
    await world.settle();
    const messages = (await world.api.callAs(deal.buyer, 'listOrderMessages')).answer().items;
    expect(messages.filter(({ kind }) => kind === 'order-ship-later')).toHaveLength(1);
  });

  test('holds off the end of the order, which comes a day later (E49)', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const before = await fireAtOf(deal);
    (await ask(deal)).answer();
    world.api.clock.set(new Date(before + 1000));
    await world.catchUp();
    expect((await viewOf(deal, deal.seller)).status).toBe('seller_to_ship');
    await lapse(world, 'shipment', deal.orderId);
    expect(await viewOf(deal, deal.seller)).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'seller_ship_timeout' },
    });
  });

  test('of many presses at once is one day', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const before = await fireAtOf(deal);
    const results = await Promise.all(Array.from({ length: 5 }, () => ask(deal)));
    const refused = results.filter(({ status }) => status !== 200);
    expect(refused.map((result) => refusalIn(result).reason)).toEqual(Array(4).fill('ALREADY_DONE'));
    expect(await fireAtOf(deal)).toBeLessThan(before + 2 * DAY_MS);
  });

  test('is not there again for a parcel that came back (E55)', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    (await ask(deal)).answer();
    await courierSays(world, await deliver(world, deal), 'exception010');
    expect((await viewOf(deal, deal.seller)).next.actions).not.toContain('ask_more_time');
    expect(refusalIn(await ask(deal)).reason).toBe('ALREADY_DONE');
  });

  test('is not offered while the order stands still, and is after it', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const call = { params: { id: deal.orderId } };
    (await world.api.callAs(supportStaff, 'holdOrder', call)).answer();
    expect((await viewOf(deal, deal.seller)).next.actions).not.toContain('ask_more_time');
    (await world.api.callAs(supportStaff, 'releaseOrder', call)).answer();
    expect((await ask(deal)).status).toBe(200);
  });
});
