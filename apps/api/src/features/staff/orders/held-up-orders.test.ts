import { orderById } from '@suki/db/queries/orders';
import type { Obstacle } from '@suki/domain/trade/view/obstacle';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { supportStaff, warehouseStaff } from '../../../../test/support/trade-people.ts';
import {
  courierSays,
  type Deal,
  dealAt,
  deliver,
  lapse,
  newTrackingNumber,
  ship,
} from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/**
 * The obstacle of a held-up order (E40, E54, E65, E72, E73) is told to each side, and the order leaves the work list of
 * its status for the list of that obstacle.
 */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

async function bankAsks(deal: Deal): Promise<void> {
  const order = await orderById(world.pool, deal.orderId);
  await world.api.sandbox.control(`/payments/${order?.paidByAttemptId}/dispute`, {});
  await world.settle();
}
const hold = async ({ orderId }: Deal) =>
  (await world.api.callAs(supportStaff, 'holdOrder', { params: { id: orderId } })).answer();
const release = ({ orderId }: Deal) => world.api.callAs(supportStaff, 'releaseOrder', { params: { id: orderId } });
const asStaff = async ({ orderId }: Deal) =>
  (await world.api.callAs(warehouseStaff, 'getStaffOrder', { params: { id: orderId } })).answer();
const asParty = async ({ orderId, ...deal }: Deal, side: 'buyer' | 'seller') =>
  (await world.api.callAs(deal[side], 'getOrder', { params: { id: orderId } })).answer();
const askOf = async ({ seller, askId }: Deal) =>
  (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
const scan = (code: string) => world.api.callAs(warehouseStaff, 'receiveAtWarehouse', { body: { code } });

async function listed(query: object): Promise<readonly string[]> {
  const { items } = (
    await world.api.callAs(warehouseStaff, 'listStaffOrders', { query: { ...query, limit: 180 } })
  ).answer();
  return items.map(({ id }) => id);
}

async function lostInbound(): Promise<Deal> {
  const deal = await dealAt(world, 'seller_to_ship');
  await courierSays(world, await deliver(world, deal), 'exception007');
  return deal;
}

async function sent() {
  const deal = await dealAt(world, 'platform_to_ship');
  const number = await ship(world, deal);
  await courierSays(world, number, 'transit');
  return { deal, number };
}

async function cameBack() {
  const { deal, number } = await sent();
  await courierSays(world, number, 'exception010');
  return { deal, number };
}

async function changed(deal: Deal, change: (deal: Deal) => Promise<unknown>): Promise<Deal> {
  await change(deal);
  return deal;
}

const situations: readonly (readonly [string, Obstacle | null, () => Promise<Deal>])[] = [
  // Runs first: it moves the Clock by days, which would end the holds of the cases before it.
  [
    'the parcel to the buyer is looked for',
    'outbound_search',
    async () => changed((await sent()).deal, ({ orderId }) => lapse(world, 'outbound_transit', orderId)),
  ],
  [
    'the bank asks while the seller confirms',
    'bank_hold',
    async () => changed(await dealAt(world, 'confirming_buyer_order'), bankAsks),
  ],
  ['the bank asks before we send', 'bank_hold', async () => changed(await dealAt(world, 'platform_to_ship'), bankAsks)],
  ['support looks at it', 'review_hold', async () => changed(await dealAt(world, 'seller_to_ship'), hold)],
  ['the parcel to us is lost', 'inbound_search', lostInbound],
  ['the parcel came back', 'parcel_back', async () => (await cameBack()).deal],
  ['nothing is in the way', null, async () => (await sent()).deal],
];

describe('what stands in the way', () => {
  test.each(situations)('%s: %s', async (_title, obstacle, begin) => {
    const counts = async () => (await world.api.callAs(warehouseStaff, 'countStaffOrders')).answer();
    const before = await counts();
    const deal = await begin();
    const seen = [await asStaff(deal), await asParty(deal, 'buyer'), await asParty(deal, 'seller')];
    expect(seen.map(({ next }) => next.obstacle)).toEqual([obstacle, obstacle, obstacle]);
    const [{ status }] = seen as [Awaited<ReturnType<typeof asStaff>>];
    const said = seen.map(({ statusInfo, role }) => [role, statusInfo]);
    expect(said).toEqual(
      ['operator', 'buyer', 'seller'].map((role) => [
        role,
        obstacle === null ? `order.${role}.${status}.info` : `obstacle.${obstacle}.${role}.info`,
      ]),
    );
    const isIn = async (query: object) => (await listed(query)).includes(deal.orderId);
    expect([await isIn({ status, heldUp: 'false' }), await isIn({ heldUp: 'true' }), await isIn({ status })]).toEqual([
      obstacle === null,
      obstacle !== null,
      true,
    ]);
    const after = await counts();
    expect(after.heldUp - before.heldUp).toBe(obstacle === null ? 0 : 1);
    expect(after.counts[status] - before.counts[status]).toBe(obstacle === null ? 1 : 0);
  });
});

test('the seller’s ask says it as the order does, and nobody’s turn is named', async () => {
  const deal = await dealAt(world, 'confirming_buyer_order');
  expect((await askOf(deal)).next).toMatchObject({ obstacle: null, nextActor: 'seller' });
  await bankAsks(deal);
  expect((await askOf(deal)).next).toMatchObject({ obstacle: 'bank_hold', nextActor: 'platform' });
  expect((await asParty(deal, 'seller')).next).toMatchObject({ nextActor: 'platform', actions: [] });
});

test('support is offered to let go what support has stopped, and not what the bank has', async () => {
  const ours = await dealAt(world, 'seller_to_ship');
  expect((await asStaff(ours)).next.actions).not.toContain('release_hold');
  await hold(ours);
  expect((await asStaff(ours)).next.actions).toContain('release_hold');
  expect((await release(ours)).answer().next).toMatchObject({ obstacle: null });
  const theirs = await dealAt(world, 'seller_to_ship');
  await bankAsks(theirs);
  expect((await asStaff(theirs)).next.actions).not.toContain('release_hold');
  expect((await release(theirs)).status).toBe(409);
});

describe('a parcel that we had sent, at our door again', () => {
  test('is known by its number, moves nothing, and is not handed over unpaid', async () => {
    const { deal, number } = await cameBack();
    const before = await world.eventsOf(deal.orderId);
    const answered = (await scan(number.toLowerCase())).answer();
    expect(answered).toMatchObject({ id: deal.orderId, status: 'platform_to_ship', next: { obstacle: 'parcel_back' } });
    expect(answered.trackings.find(({ leg }) => leg === 'outbound')?.trackingNumber).toBe(number);
    expect(answered.next.actions).not.toContain('hand_to_courier');
    expect(await world.eventsOf(deal.orderId)).toEqual(before);
  });

  test('before the courier has told us as well', async () => {
    const { deal, number } = await sent();
    expect((await scan(number)).answer()).toMatchObject({ id: deal.orderId, status: 'to_receive' });
  });

  test('is none of a number that nobody knows', async () => {
    const answered = await scan(newTrackingNumber());
    expect([answered.status, refusalIn(answered).reason]).toEqual([404, 'PARCEL_UNKNOWN']);
  });
});
