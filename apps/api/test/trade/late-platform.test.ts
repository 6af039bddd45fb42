import { couponsOf } from '@suki/db/queries/coupons';
import { returnLegById } from '@suki/db/queries/returns';
import { timersOf } from '@suki/db/queries/timers';
import { pesos } from '@suki/domain/money/centavos';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../support/evidence.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { type Deal, dealAt, lapse } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/**
 * The platform's debts when it is late with the check or with sending, and the buyer's compensation for a seller who
 * does not deliver (E42, E43).
 */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const cancel = ({ buyer, orderId }: Deal) =>
  world.api.callAs(buyer, 'cancelOrder', { params: { orderId }, body: { isSeller: false } });
const kinds = async (entity: 'order' | 'return', id: Deal['orderId'] | Deal['askId']): Promise<TimerKind[]> =>
  (await timersOf(world.pool, entity, [id])).map(({ kind }) => kind).sort();
const alertsOf = async (id: string) =>
  (await world.pool.query('select queue, event from staff_alerts where entity_id = $1 order by at, event', [id])).rows;

const slaOf = { check: 'check_sla', platform_to_ship: 'send_sla' } as const;

/** Moves past the SLA and the first limit, so that the second one runs. */
async function late(deal: Deal, first: keyof typeof slaOf): Promise<Deal> {
  await lapse(world, slaOf[first], deal.orderId);
  await lapse(world, first, deal.orderId);
  return deal;
}

describe('a check that takes longer than a week', () => {
  test('is offered to the buyer to cancel, by the call that cancels; the item goes home at our cost (E45b)', async () => {
    carriesOut('E45b');
    const deal = await late(await dealAt(world, 'under_inspection'), 'check');
    expect((await orderOf(deal)).next.actions).toContain('cancel_late_check');
    expect(await alertsOf(deal.orderId)).toEqual([
      { queue: 'warehouse', event: 'E56-sla' },
      { queue: 'warehouse', event: 'E45b-offer' },
    ]);
    const answer = (await cancel(deal)).answer();
    expect(answer).toMatchObject({ status: 'transaction_closed', closure: { detail: 'platform_late' } });
    expect((await cancel(deal)).answer().status).toBe('transaction_closed');
    expect(await returnLegById(world.pool, deal.askId)).toMatchObject({
      status: 'return_pending',
      payer: 'platform',
      isPaid: true,
    });
    expect(await kinds('return', deal.askId)).toEqual(['return_choice', 'return_shipment', 'return_sla']);
    const { userId } = (await world.api.callAs(deal.buyer, 'getUser')).answer();
    expect(await world.balance(`wallet:${userId}`)).toBe(pesos(200));
  });

  test('is closed by us after two weeks: refund, credit, and a return leg that begins (E45b-auto)', async () => {
    carriesOut('E45b-offer', 'E45b-auto', 'E56-sla');
    const deal = await late(await dealAt(world, 'platform_received'), 'check');
    await lapse(world, 'check_again', deal.orderId);
    expect(await orderOf(deal)).toMatchObject({ status: 'transaction_closed', closure: { detail: 'platform_late' } });
    // ₱120 to NCR and ₱100 for the handling.
    expect(await returnLegById(world.pool, deal.askId)).toMatchObject({ status: 'return_pending', cost: pesos(220) });
    expect(await kinds('order', deal.orderId)).toEqual([]);
  });
});

test('a parcel that we do not send for a week is offered to the buyer to cancel, by the same call (E68)', async () => {
  carriesOut('E67-sla', 'E68');
  const deal = await late(await dealAt(world, 'platform_to_ship'), 'platform_to_ship');
  expect((await orderOf(deal)).next.actions).toContain('cancel_late_sending');
  expect((await cancel(deal)).answer()).toMatchObject({
    status: 'transaction_closed',
    closure: { detail: 'platform_late' },
  });
});

test('before the week is over the buyer cannot cancel a pair that is here', async () => {
  shows('cancelOrder TOO_LATE_TO_CANCEL');
  const deal = await dealAt(world, 'platform_received');
  expect((await orderOf(deal)).next.actions).not.toContain('cancel_late_check');
  expect(refusalIn(await cancel(deal)).reason).toBe('TOO_LATE_TO_CANCEL');
});

describe('a coupon of ₱100 for the buyer', () => {
  const couponOf = async (deal: Deal) => {
    const { userId } = (await world.api.callAs(deal.buyer, 'getUser')).answer();
    return await couponsOf(world.pool, userId);
  };

  test('of an order that the seller rejects (E42), once', async () => {
    carriesOut('E42');
    const deal = await dealAt(world, 'confirming_buyer_order');
    const reject = { params: { orderId: deal.orderId }, body: { isSeller: true } };
    (await world.api.callAs(deal.seller, 'cancelOrder', reject)).answer();
    (await world.api.callAs(deal.seller, 'cancelOrder', reject)).answer();
    await world.settle();
    expect(await couponOf(deal)).toMatchObject([
      { source: 'apology', promotionType: 'fixed', amount: pesos(100), givenForOrderId: deal.orderId, usedAt: null },
    ]);
  });

  test('of an order that the seller does not answer (E43)', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    await lapse(world, 'confirmation', deal.orderId);
    expect(await couponOf(deal)).toHaveLength(1);
  });
});
