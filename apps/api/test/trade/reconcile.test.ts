import { attemptById, attemptsOf } from '@suki/db/queries/attempts';
import { hurryJobs } from '@suki/db/testing/queue-rows';
import { MINUTE_MS } from '@suki/domain/config/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut } from '../support/evidence.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { buy, type Deal, dealAt, listAsk, newKey, payBody, startPayment } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { reconcile as reconcileOnce } from './scenarios/gateway-words.ts';
import { lostWords } from './scenarios/lost-words.ts';

/** F7 and F9 (docs/test-plan.md#faults): reconciliation finds payments that the gateway did not report, or wrongly. */

const world = tradeWorld();

afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const reconcile = () => reconcileOnce(world);
const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const press = ({ buyer, orderId }: Deal, key = newKey()) =>
  world.api.callAs(buyer, 'payOrder', { params: { orderId }, body: payBody(), idempotencyKey: key });
const fault = (settings: object) =>
  world.api.sandbox.control('/faults', { provider: 'xendit', path: '/payment_requests', ...settings });
const paymentsOf = async (deal: Deal) => {
  const state = await world.api.sandbox.fetchControl(`/payments`);
  const { data } = (await state.json()) as { data: { reference_id: string }[] };
  const ids = (await attemptsOf(world.pool, { entity: 'order', id: deal.orderId })).map(({ id }) => id as string);
  return data.filter(({ reference_id: reference }) => ids.includes(reference));
};

describe('a webhook that never comes', () => {
  test('F7: after 20 payments, a third of them lost by us as well: all orders are found paid within ten minutes', async () => {
    expect(await lostWords(world, { payments: 20 })).toBeLessThanOrEqual(10);
  });

  test('after a failure: the payer can try again', async () => {
    carriesOut('E33');
    const deal = await dealAt(world, 'to_pay');
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/fail`, { webhook: { drop: true } });
    world.api.clock.advance(2 * MINUTE_MS + 1000);
    await reconcile();
    expect((await attemptById(world.pool, attempt.id))?.status).toBe('FAILED');
  });

  test('after a refund: it is settled all the same', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    await world.api.sandbox.control('/webhooks', { mode: 'drop', count: 10 });
    const body = { isSeller: true };
    (await world.api.callAs(deal.seller, 'cancelOrder', { params: { orderId: deal.orderId }, body })).answer();
    await world.settle();
    await world.api.sandbox.control('/webhooks', { mode: 'normal' });
    expect((await orderOf(deal)).refunds).toMatchObject([{ status: 'REQUESTED' }]);
    world.api.clock.advance(2 * MINUTE_MS + 1000);
    await reconcile();
    expect((await orderOf(deal)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  });

  test('about a payment that somebody left behind: it is asked about ever more rarely', async () => {
    const left = await startPayment(world, await buy(world, await listAsk(world)));
    const asked: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      world.api.clock.advance(MINUTE_MS);
      const before = (await attemptById(world.pool, left.id))?.updatedAt.getTime();
      await reconcile();
      if ((await attemptById(world.pool, left.id))?.updatedAt.getTime() !== before) asked.push(minute);
    }
    const pauses = asked.slice(1).map((minute, index) => minute - (asked[index] ?? 0));
    expect(pauses[0]).toBe(3);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.at(-1)).toBeGreaterThan(4);
  });
});

describe('a gateway in trouble', () => {
  test.each([500, 502, 503, 429, 408])(
    'that answers %s to a payment leaves it open, and the next press gets it',
    async (status) => {
      const deal = await dealAt(world, 'to_pay');
      await fault({ status });
      const failed = await press(deal);
      expect([failed.status, refusalIn(failed).reason]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
      expect(failed.headers.get('retry-after')).not.toBeNull();
      const again = (await press(deal)).answer();
      expect(again.redirectUrl).not.toBeNull();
      expect(await paymentsOf(deal)).toHaveLength(1);
    },
  );

  test('F9: that charged and then lost its answer is asked for the same payment again: one charge', async () => {
    const deal = await dealAt(world, 'to_pay');
    const { attempt } = (await press(deal)).answer();
    // The rows after a lost answer: the gateway has the payment, we do not know of it.
    await world.pool.query('update payment_attempts set gateway_request_id = null, redirect_url = null where id = $1', [
      attempt.id,
    ]);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    const again = (await press(deal)).answer();
    expect(again.attempt.id).toBe(attempt.id);
    world.api.clock.advance(2 * MINUTE_MS + 1000);
    await reconcile();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    expect(await paymentsOf(deal)).toHaveLength(1);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(attempt.amount);
  });

  test('is found paid by reconciliation alone, when nobody presses again', async () => {
    const deal = await dealAt(world, 'to_pay');
    const { attempt } = (await press(deal)).answer();
    await world.pool.query('update payment_attempts set gateway_request_id = null, redirect_url = null where id = $1', [
      attempt.id,
    ]);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    world.api.clock.advance(2 * MINUTE_MS + 1000);
    await reconcile();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
  });

  test('during a webhook makes the job come again, and the payment is booked once', async () => {
    const deal = await dealAt(world, 'to_pay');
    const attempt = await startPayment(world, deal);
    await fault({ status: 500, method: 'GET', count: 2 });
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
    await world.settle();
    expect((await orderOf(deal)).status).toBe('to_pay');
    for (let count = 0; count < 2; count += 1) {
      await hurryJobs(world.pool);
      await world.settle();
    }
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
  });

  test('does not keep one open matter from the others', async () => {
    const [bad, good] = [await dealAt(world, 'to_pay'), await dealAt(world, 'to_pay')];
    for (const deal of [bad, good]) {
      const attempt = await startPayment(world, deal);
      await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    }
    world.api.clock.advance(2 * MINUTE_MS + 1000);
    const [attempt] = await attemptsOf(world.pool, { entity: 'order', id: bad.orderId });
    await fault({ status: 500, path: `/payment_requests/${attempt?.gatewayRequestId}` });
    await reconcile();
    const statuses = (await Promise.all([bad, good].map(orderOf))).map(({ status }) => status);
    expect(statuses).toEqual(['to_pay', 'confirming_buyer_order']);
    world.api.clock.advance(3 * MINUTE_MS);
    await reconcile();
    expect((await Promise.all([bad, good].map(orderOf))).map(({ status }) => status)).toEqual(
      Array(2).fill('confirming_buyer_order'),
    );
  });
});
