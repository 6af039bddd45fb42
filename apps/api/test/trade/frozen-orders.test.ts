import { orderById } from '@suki/db/queries/orders';
import { refundsOfOrder } from '@suki/db/queries/refunds';
import { timersOf } from '@suki/db/queries/timers';
import { HOUR_MS } from '@suki/domain/config/durations';
import { decide } from '@suki/domain/trade/decide/decide';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalIn } from '../support/start-test-api.ts';
import { begin, type Deal, dealAt, lapse, noteDefect, receive } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { decideOnOrder, runningTimers } from './rows/decide-in.ts';

/** An order whose payment a bank questions stands still (E65): no refund or payout before the bank decides. */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

async function bank({ orderId }: Deal, move: '' | '/win' | '/lose'): Promise<void> {
  const { paidByAttemptId } = await orderOf({ orderId });
  await world.api.sandbox.control(`/payments/${paidByAttemptId}/dispute${move}`, {});
  await world.settle();
}

async function orderOf({ orderId }: Pick<Deal, 'orderId'>) {
  const order = await orderById(world.pool, orderId);
  if (order === undefined) throw new Error('Expected the order to exist.');
  return order;
}

const runningOf = async ({ orderId }: Deal) =>
  (await timersOf(world.pool, 'order', [orderId])).map(({ kind }) => kind).sort();
const refundsOf = ({ orderId }: Deal) => refundsOfOrder(world.pool, orderId);
const rejectAsSeller = ({ seller, orderId }: Deal) =>
  world.api.callAs(seller, 'cancelOrder', { params: { orderId }, body: { isSeller: true } });
const answerDefect = ({ buyer, orderId }: Deal, result: 'accept' | 'reject') =>
  world.api.callAs(buyer, 'confirmVerifications', { params: { orderId }, query: { result } });

test('the seller’s rejection is refused, so that the money that the bank then takes was not sent back as well', async () => {
  const deal = await dealAt(world, 'confirming_buyer_order');
  await bank(deal, '');
  const rejected = await rejectAsSeller(deal);
  expect([rejected.status, refusalIn(rejected).reason]).toEqual([409, 'ON_HOLD']);
  const seen = (await world.api.callAs(deal.seller, 'getOrder', { params: { id: deal.orderId } })).answer();
  expect(seen.next.actions).not.toContain('cancel_order');
  await bank(deal, '/lose');
  expect(await orderOf(deal)).toMatchObject({ status: 'transaction_closed', closureDetail: 'chargeback' });
  expect(await refundsOf(deal)).toEqual([]);
  expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
});

describe('a parcel that was on its way when the bank asked', () => {
  async function withDefect(): Promise<Deal> {
    const deal = await dealAt(world, 'on_way_to_warehouse');
    await bank(deal, '');
    await receive(world, deal.orderId);
    await begin(world, deal);
    await noteDefect(world, deal);
    return deal;
  }

  test('is taken in and looked at, and no deadline runs meanwhile', async () => {
    const deal = await withDefect();
    expect(await orderOf(deal)).toMatchObject({
      status: 'pending_buyer_confirmation',
      hold: { why: 'chargeback', timers: [{ kind: 'buyer_inspection_timeout', remainingMs: 36 * HOUR_MS }] },
    });
    expect(await runningOf(deal)).toEqual(['hold']);
    for (const result of ['accept', 'reject'] as const) {
      const answered = await answerDefect(deal, result);
      expect([answered.status, refusalIn(answered).reason]).toEqual([409, 'ON_HOLD']);
    }
    world.api.clock.set(new Date(world.api.clock.now().getTime() + 37 * HOUR_MS));
    await world.sweep();
    await world.settle();
    expect((await orderOf(deal)).status).toBe('pending_buyer_confirmation');
    expect(await refundsOf(deal)).toEqual([]);
  });

  test('gives the buyer the whole time for an answer when the bank leaves the money', async () => {
    const deal = await withDefect();
    const at = world.api.clock.now();
    await bank(deal, '/win');
    const [timer] = await timersOf(world.pool, 'order', [deal.orderId]);
    expect([timer?.kind, timer?.fireAt]).toEqual(['buyer_inspection_timeout', new Date(at.getTime() + 36 * HOUR_MS)]);
    (await answerDefect(deal, 'reject')).answer();
    expect((await orderOf(deal)).closureDetail).toBe('defect_refused');
  });

  test('goes home when the bank takes the money, and nothing waits any more', async () => {
    const deal = await withDefect();
    await bank(deal, '/lose');
    expect(await orderOf(deal)).toMatchObject({ status: 'transaction_closed', closureDetail: 'chargeback' });
    expect(await runningOf(deal)).toEqual([]);
    expect(await refundsOf(deal)).toEqual([]);
  });
});

test('a deadline that a process of an older version has started waits as well, for the whole of its time', async () => {
  const deal = await dealAt(world, 'under_inspection');
  await bank(deal, '');
  await noteDefect(world, deal);
  const fireAt = new Date(world.api.clock.now().getTime() + 36 * HOUR_MS);
  await world.pool.query(
    `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
     select new_id('tmr'), entity, entity_id, 'buyer_inspection_timeout', $2, 1, false, started_at from timers
     where entity_id = $1 and kind = 'hold'`,
    [deal.orderId, fireAt],
  );
  await world.pool.query(`update orders set hold = jsonb_set(hold, '{timers}', '[]') where id = $1`, [deal.orderId]);
  await lapse(world, 'buyer_inspection_timeout', deal.orderId);
  expect(await orderOf(deal)).toMatchObject({
    status: 'pending_buyer_confirmation',
    hold: { timers: [{ kind: 'buyer_inspection_timeout', remainingMs: 36 * HOUR_MS }] },
  });
  expect(await runningOf(deal)).toEqual(['hold']);
  expect(await refundsOf(deal)).toEqual([]);
});

test('a late check that waits with the order may be left when that goes on, and not before (E45b)', async () => {
  const deal = await dealAt(world, 'platform_received');
  await lapse(world, 'check', deal.orderId);
  await bank(deal, '');
  const call = { params: { orderId: deal.orderId }, body: { isSeller: false } };
  const left = await world.api.callAs(deal.buyer, 'cancelOrder', call);
  expect([left.status, refusalIn(left).reason]).toEqual([409, 'ON_HOLD']);
  await bank(deal, '/win');
  (await world.api.callAs(deal.buyer, 'cancelOrder', call)).answer();
  expect((await orderOf(deal)).closureDetail).toBe('platform_late');
});

test('an order under review stands still for the bank from then on, and keeps what waited (E40, E65)', async () => {
  const deal = await dealAt(world, 'confirming_buyer_order');
  await decideOnOrder(world, deal.orderId, async (trade, { now }) =>
    decide({ name: 'hold_order' }, { ...trade, ...(await runningTimers(world, deal.orderId)) }, now),
  );
  await bank(deal, '');
  expect(await orderOf(deal)).toMatchObject({ hold: { why: 'chargeback', timers: [{ kind: 'confirmation' }] } });
  expect((await rejectAsSeller(deal)).status).toBe(409);
  await bank(deal, '/win');
  expect(await runningOf(deal)).toEqual(['confirmation']);
  (await rejectAsSeller(deal)).answer();
});
