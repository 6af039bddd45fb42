import { refundsOfOrder } from '@suki/db/queries/refunds';
import { listStaffRefunds } from '@suki/db/queries/staff-refunds';
import { hurryJobs, leaveOneTry, loseJobs } from '@suki/db/testing/queue-rows';
import { HOUR_MS } from '@suki/domain/config/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut } from '../support/evidence.ts';
import type { Trader } from '../support/trade-people.ts';
import { type Deal, dealAt, listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { failedJobs } from '../support/work-off.ts';
import { deliverWord, reconcile } from './scenarios/gateway-words.ts';

/** A refund that fails for a passing reason is sent anew after 1, 6 and 24 hours, then credited to the wallet (E75). */

const world = tradeWorld();
afterEach(async () => {
  for (const { id, status } of await allSendings()) {
    if (status === 'PENDING') await world.api.sandbox.control(`/refunds/${id}/succeed`);
  }
  await world.catchUp();
  await world.expectSound();
});

const PASSING = 'ISSUER_TEMPORARILY_UNAVAILABLE';

/** Makes a paid order whose seller refused it: its refund is on its way, and the gateway holds it. */
async function refusedDeal(): Promise<Deal> {
  await world.api.sandbox.control('/behaviour', { refundOutcome: 'hold' });
  const deal = await dealAt(world, 'confirming_buyer_order', await listAsk(world));
  const body = { isSeller: true };
  (await world.api.callAs(deal.seller, 'cancelOrder', { params: { orderId: deal.orderId }, body })).answer();
  return deal;
}
const refundOf = async ({ orderId }: Deal) => {
  const [refund, ...others] = await refundsOfOrder(world.pool, orderId);
  if (refund === undefined) throw new Error('Expected a refund.');
  expect(others).toEqual([]);
  return refund;
};
const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const balanceOf = async (person: Trader) => (await world.api.callAs(person, 'getUser')).answer().balance;
const transactionsOf = async (person: Trader) => (await world.api.callAs(person, 'listTransactions')).answer().items;
const toldOf = async (person: Trader) =>
  (await world.api.callAs(person, 'listPaymentMessages')).answer().items.map(({ kind }) => kind);
const alertsOf = async (id: string) =>
  (await world.pool.query('select queue, event from staff_alerts where entity_id = $1 order by event', [id])).rows;
type AtGateway = { readonly id: string; readonly reference_id: string; readonly status: string };
async function allSendings(): Promise<readonly AtGateway[]> {
  const state = await (await world.api.sandbox.fetchControl(`/state`)).json();
  return (state as { readonly refunds: readonly AtGateway[] }).refunds;
}
/** Returns the sendings of a refund at the gateway, oldest first. */
const sendingsOf = async (refundId: string) =>
  (await allSendings()).filter(({ reference_id: reference }) => reference.startsWith(refundId)).toReversed();
/** Ends the newest sending at the gateway, and delivers its webhook. */
async function end(refundId: string, outcome: 'succeed' | 'fail', code = PASSING): Promise<void> {
  const last = (await sendingsOf(refundId)).at(-1);
  await world.api.sandbox.control(`/refunds/${last?.id}/${outcome}`, outcome === 'fail' ? { failure_code: code } : {});
  await world.settle();
}
/** Makes the first sending, reported as failed, arrive after all. */
async function arriveAfterAll(refundId: string, treatment: object = {}): Promise<void> {
  const [first] = await sendingsOf(refundId);
  await world.api.sandbox.control(`/refunds/${first?.id}/arrive`, treatment);
  await world.settle();
}
async function repeat(sending: AtGateway | undefined): Promise<void> {
  await deliverWord(world, { event: 'refund.failed', data: { ...sending } });
  await world.settle();
}
async function nextSending(afterMs: number): Promise<void> {
  world.api.clock.advance(afterMs);
  await hurryJobs(world.pool);
  await world.settle();
}
const runAtOf = async (refundId: string) =>
  (
    await world.pool.query<{ minutes: number }>(
      `select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where key = $1`,
      [`send-refund:${refundId}`],
    )
  ).rows;

describe('a refund that fails for a passing reason (E75)', () => {
  test('waits in its order, its owner’s list and the list of the staff until the moment of its next sending', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id, amount } = await refundOf(deal);
    await end(id, 'fail');
    const retryAt = new Date(world.api.clock.now().getTime() + HOUR_MS);
    expect(await refundOf(deal)).toMatchObject({ status: 'PENDING', failures: 1, failureCode: PASSING });
    expect((await orderOf(deal)).refunds).toMatchObject([{ status: 'PENDING', retryAt: expect.any(String) }]);
    expect(await transactionsOf(deal.buyer)).toMatchObject([{ status: 'accepted', retryAt: expect.any(String) }]);
    const staff = await listStaffRefunds(world.pool, 'PENDING', { limit: 100 });
    expect(staff.items.find((item) => item.id === id)?.retryAt?.getTime()).toBe(
      (await refundOf(deal)).retryAt?.getTime(),
    );
    expect(Math.abs(((await refundOf(deal)).retryAt?.getTime() ?? 0) - retryAt.getTime())).toBeLessThan(60_000);
    expect(await runAtOf(id)).toEqual([{ minutes: 60 }]);
    // Nothing is paid and nobody is told meanwhile.
    expect(await balanceOf(deal.buyer)).toBe(0);
    expect(await toldOf(deal.buyer)).not.toContain('refund-to-wallet');
    await nextSending(HOUR_MS);
    expect(await sendingsOf(id)).toMatchObject([
      { reference_id: id, status: 'FAILED' },
      { reference_id: `${id}-2`, status: 'PENDING' },
    ]);
    expect(await refundOf(deal)).toMatchObject({ status: 'REQUESTED', retryAt: null, failureCode: null });
    await end(id, 'succeed');
    expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED', amount, tries: 2 });
    expect((await orderOf(deal)).refunds).toMatchObject([{ status: 'SUCCEEDED', retryAt: null }]);
    expect(await balanceOf(deal.buyer)).toBe(0);
  });

  test('is sent four times in all, each under a key of its own, and then the money is in the wallet and its owner told once', async () => {
    carriesOut('refund-retried');
    const deal = await refusedDeal();
    await world.settle();
    const { id, amount } = await refundOf(deal);
    for (const [index, minutes] of [60, 360, 1440].entries()) {
      await end(id, 'fail');
      expect(await refundOf(deal)).toMatchObject({ status: 'PENDING', failures: index + 1 });
      expect(await runAtOf(id)).toEqual([{ minutes }]);
      // Neither reconciliation nor a repeated webhook brings the next sending nearer or drives it off.
      await reconcile(world);
      expect(await sendingsOf(id)).toHaveLength(index + 1);
      await nextSending(minutes * 60_000);
      expect(await sendingsOf(id)).toHaveLength(index + 2);
      expect(await balanceOf(deal.buyer)).toBe(0);
    }
    await end(id, 'fail');
    expect(await refundOf(deal)).toMatchObject({ status: 'FAILED', retryAt: null, failures: 3 });
    expect(await balanceOf(deal.buyer)).toBe(amount);
    expect((await toldOf(deal.buyer)).filter((kind) => kind === 'refund-to-wallet')).toHaveLength(1);
    expect(await transactionsOf(deal.buyer)).toMatchObject([{ through: 'wallet', status: 'succeeded', retryAt: null }]);
    expect(new Set((await sendingsOf(id)).map(({ reference_id: reference }) => reference)).size).toBe(4);
    expect(await runAtOf(id)).toEqual([]);
    // No comparison of these nights took the waiting refund for a difference.
    expect(await alertsOf(id)).toEqual([]);
  });

  test('and then for a final one is in the wallet at once', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id, amount } = await refundOf(deal);
    await end(id, 'fail');
    await nextSending(HOUR_MS);
    await end(id, 'fail', 'INELIGIBLE_TRANSACTION');
    expect(await refundOf(deal)).toMatchObject({ status: 'FAILED', failures: 1 });
    expect(await balanceOf(deal.buyer)).toBe(amount);
  });

  test('because our balance is too low is tried again an hour later, and finance is told to top it up', async () => {
    const deal = await refusedDeal();
    const fault = { provider: 'xendit', path: '/refunds', status: 400, code: 'INSUFFICIENT_BALANCE', count: 2 };
    await world.api.sandbox.control('/faults', fault);
    await world.settle();
    const { id } = await refundOf(deal);
    expect(await refundOf(deal)).toMatchObject({ status: 'PENDING', failures: 1, gatewayRefundId: null });
    expect(await alertsOf(id)).toEqual([{ queue: 'finance', event: 'balance_low' }]);
    await nextSending(HOUR_MS);
    await end(id, 'succeed');
    expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('is sent at once when the staff say so, and the moment of its next sending is no second one', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id } = await refundOf(deal);
    await end(id, 'fail');
    await world.pool.query(
      `select graphile_worker.add_job('send-refund', json_build_object('refundId', $1::text), job_key := 'send-refund:' || $1)`,
      [id],
    );
    await world.settle();
    await nextSending(HOUR_MS);
    expect(await sendingsOf(id)).toHaveLength(2);
    await end(id, 'succeed');
  });

  test('keeps waiting when its job is lost: reconciliation writes it anew ten minutes after its moment', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id } = await refundOf(deal);
    await end(id, 'fail');
    await loseJobs(world.pool, `send-refund:${id}`);
    world.api.clock.advance(HOUR_MS + 9 * 60_000);
    await reconcile(world);
    expect(await sendingsOf(id)).toHaveLength(1);
    world.api.clock.advance(HOUR_MS);
    await reconcile(world);
    expect(await sendingsOf(id)).toHaveLength(2);
    await end(id, 'succeed');
  });
});

describe('a late word on an earlier sending', () => {
  test('that it failed, told again after the next one has left, changes nothing', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id } = await refundOf(deal);
    await end(id, 'fail');
    const [first] = await sendingsOf(id);
    await repeat(first);
    await nextSending(HOUR_MS);
    const before = await refundOf(deal);
    await repeat(first);
    expect(await refundOf(deal)).toEqual(before);
    expect(await balanceOf(deal.buyer)).toBe(0);
    await end(id, 'succeed');
    await repeat(first);
    expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await alertsOf(id)).toEqual([]);
  });

  test('that it arrived after all ends the refund while it waits: nothing is sent again', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id } = await refundOf(deal);
    await end(id, 'fail');
    await arriveAfterAll(id);
    expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED', retryAt: null });
    await nextSending(HOUR_MS);
    expect(await sendingsOf(id)).toHaveLength(1);
    expect(await alertsOf(id)).toEqual([]);
  });

  test('is asked for before the next one leaves: what arrived without a word is not sent again', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id } = await refundOf(deal);
    await end(id, 'fail');
    await arriveAfterAll(id, { webhook: { drop: true } });
    expect(await refundOf(deal)).toMatchObject({ status: 'PENDING' });
    await nextSending(HOUR_MS);
    expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await sendingsOf(id)).toHaveLength(1);
  });

  test('that it arrived after the next one had left books it once, and finance looks at both', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id, attemptId } = await refundOf(deal);
    await end(id, 'fail');
    await nextSending(HOUR_MS);
    const second = (await sendingsOf(id)).at(-1);
    await arriveAfterAll(id);
    expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await alertsOf(id)).toEqual([{ queue: 'finance', event: 'refund_twice' }]);
    await world.api.sandbox.control(`/refunds/${second?.id}/succeed`);
    await world.settle();
    expect(await world.balance(`refund:${attemptId}`)).toBe(0);
    expect(await balanceOf(deal.buyer)).toBe(0);
    expect(await alertsOf(id)).toHaveLength(1);
  });

  test('that it arrived after the money had gone to the wallet takes nothing back and gives nothing more: finance is told', async () => {
    const deal = await refusedDeal();
    await world.settle();
    const { id, amount } = await refundOf(deal);
    await end(id, 'fail', 'REFUND_FAILED');
    expect(await balanceOf(deal.buyer)).toBe(amount);
    expect(await alertsOf(id)).toEqual([]);
    await arriveAfterAll(id);
    expect(await refundOf(deal)).toMatchObject({ status: 'FAILED' });
    expect(await balanceOf(deal.buyer)).toBe(amount);
    expect(await alertsOf(id)).toEqual([{ queue: 'finance', event: 'refund_twice' }]);
  });
});

describe('a refund that the gateway cannot be brought to take', () => {
  test('is told to finance when its job gives up, and reconciliation sends it under the same key', async () => {
    const deal = await refusedDeal();
    await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/refunds', status: 500, count: 4 });
    await world.settle();
    const { id } = await refundOf(deal);
    expect(await alertsOf(id)).toEqual([]);
    await leaveOneTry(world.pool, `send-refund:${id}`);
    await hurryJobs(world.pool);
    await world.settle();
    expect(await failedJobs(world.pool)).not.toEqual([]);
    expect(await refundOf(deal)).toMatchObject({ status: 'PENDING', gatewayRefundId: null });
    expect(await alertsOf(id)).toEqual([{ queue: 'finance', event: 'refund_unsent' }]);
    await loseJobs(world.pool, `send-refund:${id}`);
    for (let hour = 0; hour < 4; hour += 1) {
      world.api.clock.advance(HOUR_MS);
      await reconcile(world);
    }
    await end(id, 'succeed');
    expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await sendingsOf(id)).toMatchObject([{ reference_id: id }]);
  });

  test('for a day is told to finance by reconciliation, once, though its job goes on', async () => {
    const deal = await refusedDeal();
    const code = 'MAXIMUM_REFUND_AMOUNT_REACHED';
    await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/refunds', status: 400, code, count: 4 });
    await world.settle();
    const { id } = await refundOf(deal);
    expect(await refundOf(deal)).toMatchObject({ status: 'PENDING', failures: null });
    world.api.clock.advance(25 * HOUR_MS);
    await reconcile(world);
    await reconcile(world);
    expect(await alertsOf(id)).toEqual([{ queue: 'finance', event: 'refund_unsent' }]);
    expect(await balanceOf(deal.buyer)).toBe(0);
    for (let count = 0; count < 3; count += 1) await nextSending(HOUR_MS);
    await end(id, 'succeed');
    expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED' });
  });
});
