import { timersOf } from '@suki/db/queries/timers';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { warehouseStaff } from '../../../../test/support/trade-people.ts';
import { courierSays, type Deal, dealAt, newTrackingNumber, ship } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const replace = ({ orderId: id }: Deal, trackingNumber: string) =>
  world.api.callAs(warehouseStaff, 'replaceOutboundNumber', {
    params: { id },
    body: { courier: 'jtexpress-ph', trackingNumber },
  });
const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const parcelOf = async (deal: Deal) => (await orderOf(deal)).trackings.find(({ leg }) => leg === 'outbound');
const sentMessages = async ({ buyer }: Deal) =>
  (await world.api.callAs(buyer, 'listOrderMessages')).answer().items.filter(({ kind }) => kind === 'order-sent');

/** A parcel that was sent under a wrong number, as when two scans run together. */
async function sentWrong() {
  const deal = await dealAt(world, 'platform_to_ship');
  return { deal, wrong: await ship(world, deal) };
}

describe('the number of a parcel to the buyer', () => {
  test('is replaced before the first scan: the courier is asked about the new one, and its word counts', async () => {
    shows('replaceOutboundNumber success');
    const { deal, wrong } = await sentWrong();
    const before = await timersOf(world.pool, 'order', [deal.orderId]);
    const right = newTrackingNumber();
    expect((await replace(deal, right)).answer().trackings).toContainEqual(
      expect.objectContaining({ leg: 'outbound', courier: 'jtexpress-ph', trackingNumber: right }),
    );
    await world.settle();
    expect(await timersOf(world.pool, 'order', [deal.orderId])).toEqual(before);
    expect(await sentMessages(deal)).toHaveLength(2);

    await courierSays(world, wrong, 'delivered');
    expect(await orderOf(deal)).toMatchObject({ status: 'to_receive', deliveryAt: null });
    await courierSays(world, right, 'delivered');
    expect((await orderOf(deal)).deliveryAt).not.toBeNull();
  });

  test('given once more as it stands changes nothing, and nobody is told again', async () => {
    const { deal } = await sentWrong();
    const right = newTrackingNumber();
    for (let count = 0; count < 2; count += 1) expect((await replace(deal, right)).status).toBe(200);
    expect(await sentMessages(deal)).toHaveLength(2);
  });

  test('stays once the courier has seen the parcel', async () => {
    shows('replaceOutboundNumber NOT_ALLOWED_NOW');
    const { deal, wrong } = await sentWrong();
    await courierSays(world, wrong, 'transit');
    const result = await replace(deal, newTrackingNumber());
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect((await parcelOf(deal))?.trackingNumber).toBe(wrong);
  });

  test('is not replaced by one that was used before, its own way in as well', async () => {
    shows('replaceOutboundNumber TRACKING_NUMBER_INVALID');
    const { deal, wrong } = await sentWrong();
    const other = await ship(world, await dealAt(world, 'platform_to_ship'));
    const inbound = (await orderOf(deal)).trackings.find(({ leg }) => leg === 'inbound')?.trackingNumber ?? '';
    for (const used of [other, inbound]) {
      const result = await replace(deal, used);
      expect([result.status, refusalIn(result).reason]).toEqual([400, 'TRACKING_NUMBER_INVALID']);
    }
    expect((await parcelOf(deal))?.trackingNumber).toBe(wrong);
  });
});
