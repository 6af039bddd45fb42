import { createHmac } from 'node:crypto';
import { timersOf } from '@suki/db/queries/timers';
import { hurryJobs } from '@suki/db/testing/queue-rows';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { testSecrets } from '../../../test/support/test-secrets.ts';
import { courierSays, type Deal, dealAt, deliver, ship } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { failedJobs } from '../../../test/support/work-off.ts';

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
/** The inbound transit runs from the tracking number to the arrival, `first_scan` until a courier has scanned it. */
const running = async ({ orderId }: Deal) =>
  (await timersOf(world.pool, 'order', [orderId])).map(({ kind }) => kind).sort();

function signed(body: object, change: { timestamp?: string; signature?: string } = {}) {
  const timestamp = change.timestamp ?? String(Math.floor(Date.now() / 1000));
  const signature =
    change.signature ?? createHmac('sha256', testSecrets.trackingMoreWebhookSecret).update(timestamp).digest('hex');
  return world.api.callAs(undefined, 'receiveCourierWebhook', { body, headers: { timestamp, signature } });
}
const news = (number: string, status: string) => ({ data: { tracking_number: number, delivery_status: status } });

describe('a word of the courier service', () => {
  test.each([
    { what: 'without a signature', change: { signature: '' } },
    { what: 'with the signature of another moment', change: { timestamp: '1600000000', signature: 'f'.repeat(64) } },
    { what: 'of 2016, with the right signature', change: { timestamp: '1474444800' } },
    { what: 'of the empty moment, with the right signature', change: { timestamp: '' } },
    { what: 'with a signature that is no hexadecimal number', change: { signature: 'nothing' } },
  ])('security 15: $what is answered 401 and leaves no trace', async ({ change }) => {
    shows('receiveCourierWebhook SIGNATURE_INVALID');
    const count = async () => (await world.pool.query('select from webhook_events')).rowCount;
    const before = await count();
    const result = await signed(news('JT000000001', 'delivered'), change);
    expect([result.status, refusalIn(result).reason]).toEqual([401, 'SIGNATURE_INVALID']);
    expect(await count()).toBe(before);
  });

  test('about a parcel of nobody is taken and forgotten', async () => {
    expect((await signed(news('JT000000002', 'delivered'))).status).toBe(200);
    expect((await signed({})).status).toBe(200);
    await world.settle();
    expect(await failedJobs(world.pool)).toEqual([]);
  });

  test('is not believed: what the service itself says of the parcel counts', async () => {
    shows('receiveCourierWebhook success');
    const deal = await dealAt(world, 'platform_to_ship');
    const number = await ship(world, deal);
    expect((await signed(news(number, 'delivered'))).status).toBe(200);
    await world.settle();
    expect(await orderOf(deal)).toMatchObject({ status: 'to_receive', deliveryAt: null });
  });

  test('that comes again and again is one delivery', async () => {
    shows('listOrderMessages success');
    carriesOut('E79');
    const deal = await dealAt(world, 'platform_to_ship');
    const number = await ship(world, deal);
    await courierSays(world, number, 'delivered');
    const { deliveryAt } = await orderOf(deal);
    world.api.clock.advance(3_600_000);
    for (let count = 0; count < 3; count += 1) await courierSays(world, number, 'delivered');
    expect((await orderOf(deal)).deliveryAt).toBe(deliveryAt);
    const messages = (await world.api.callAs(deal.buyer, 'listOrderMessages')).answer().items;
    expect(messages.filter(({ kind }) => kind === 'order-delivered')).toHaveLength(1);
  });
});

describe('a parcel on its way in', () => {
  test.each(['transit', 'pickup', 'undelivered', 'delivered', 'exception'])(
    'with the status %s has been seen: its deadline ends (E46s)',
    async (status) => {
      const deal = await dealAt(world, 'seller_to_ship');
      const number = await deliver(world, deal);
      expect(await running(deal)).toEqual(['first_scan', 'inbound_transit']);
      await courierSays(world, number, status);
      expect(await running(deal)).toEqual(['inbound_transit']);
      // Only the warehouse's own receipt moves the order, not the courier's report.
      expect((await orderOf(deal)).status).toBe('on_way_to_warehouse');
    },
  );

  test('of which the courier only has the data has not been seen', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    await courierSays(world, await deliver(world, deal), 'inforeceived');
    expect(await running(deal)).toEqual(['first_scan', 'inbound_transit']);
  });

  test('is followed again when the service was down as it was sent', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    await world.api.sandbox.control('/faults', { provider: 'trackingmore', status: 500 });
    const number = await deliver(world, deal);
    expect(await failedJobs(world.pool)).toHaveLength(1);
    await hurryJobs(world.pool);
    await world.settle();
    await courierSays(world, number, 'transit');
    expect((await orderOf(deal)).trackings).toMatchObject([{ deliveryStatus: 'transit' }]);
  });

  test('whose number the service refuses waits for its deadline, without being asked for ever', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    await world.api.sandbox.control('/faults', {
      provider: 'trackingmore',
      path: '/trackings/create',
      status: 400,
      code: '4110',
    });
    await deliver(world, deal);
    expect(await failedJobs(world.pool)).toEqual([]);
    expect((await orderOf(deal)).trackings).toMatchObject([{ deliveryStatus: 'notfound' }]);
    expect(await running(deal)).toEqual(['first_scan', 'inbound_transit']);
  });
});

test('the parcel of an order shows its events, newest first, to those whom it concerns', async () => {
  shows('getTracking success');
  const deal = await dealAt(world, 'seller_to_ship');
  const number = await deliver(world, deal);
  await courierSays(world, number, 'inforeceived');
  await courierSays(world, number, 'transit');
  const id = (await orderOf(deal)).trackings[0]?.id ?? '';
  const tracking = await world.api.callAs(deal.seller, 'getTracking', { params: { id } });
  expect(tracking.answer()).toMatchObject({
    leg: 'inbound',
    trackingNumber: number,
    events: [{ status: 'transit' }, { status: 'inforeceived' }],
  });
  expect((await world.api.callAs(deal.buyer, 'getTracking', { params: { id } })).status).toBe(200);
});

test.each(['2026-12-01', '2026-12-01 18:00:00', '2026-12-01T18:00:00+08:00'])(
  'ux 10: an order arrives on the day that the courier has named, once it has named one: %s',
  async (scheduledOn) => {
    const deal = await dealAt(world, 'platform_to_ship');
    const number = await ship(world, deal);
    const promised = (await orderOf(deal)).arrival;
    expect(promised).not.toBeNull();
    await world.api.sandbox.control(`/parcels/${number}/event`, { status: 'transit', scheduledOn });
    await world.settle();
    expect((await orderOf(deal)).arrival).toEqual({ min: '2026-12-01', max: '2026-12-01' });
    await courierSays(world, number, 'pickup');
    expect((await orderOf(deal)).arrival).toEqual({ min: '2026-12-01', max: '2026-12-01' });
  },
);
