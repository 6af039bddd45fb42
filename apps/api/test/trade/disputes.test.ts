import { askById } from '@suki/db/queries/asks';
import { attemptById } from '@suki/db/queries/attempts';
import { orderById } from '@suki/db/queries/orders';
import { refundsOfOrder } from '@suki/db/queries/refunds';
import type { AskId, AttemptId, BidId, OrderId } from '@suki/domain/ids/id';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { settleAttempt } from '../../src/features/payments/settle-attempt.ts';
import { settleDispute } from '../../src/features/payments/settle-dispute.ts';
import { bidOf, liveBid } from '../support/bid-steps.ts';
import { carriesOut } from '../support/evidence.ts';
import { type Listing, quickListing } from '../support/quick-listing.ts';
import { testSecrets } from '../support/test-secrets.ts';
import { newTrader } from '../support/trade-people.ts';
import {
  buy,
  confirm,
  type Deal,
  dealAt,
  listAsk,
  postAsk,
  startDeposit,
  startPayment,
} from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** The payer's bank questions a payment (E11, E11b, E19r, E65, E65b); webhooks report it, and we fetch it again. */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

async function attemptOf(entity: 'order' | 'ask' | 'bid', id: OrderId | AskId | BidId): Promise<string> {
  const { rows } = await world.pool.query<{ id: string }>(
    `select id from payment_attempts where ${entity}_id = $1 and status = 'SUCCEEDED'`,
    [id],
  );
  return rows[0]?.id ?? 'none';
}

const paymentOf = ({ orderId }: Deal) => attemptOf('order', orderId);

/** Moves a dispute at the gateway, and lets its webhook follow. */
async function bank(attemptId: string, move: '' | '/review' | '/win' | '/lose', body: object = {}): Promise<string> {
  const answer = await world.api.sandbox.control(`/payments/${attemptId}/dispute${move}`, body);
  await world.settle();
  return (answer as { dispute: { id: string } }).dispute.id;
}

type Paying = { readonly id: AttemptId; readonly amount: Centavos };

/** Pays an order twice: the first payment was called failed, and its money came after all. No job has run since. */
async function payTwice(deal: Deal): Promise<readonly [Paying, Paying]> {
  const first = await startPayment(world, deal);
  const succeed = await heldBack(first);
  const second = await startPayment(world, deal);
  await world.api.sandbox.control(`/payments/${second.id}/approve`);
  await world.settle();
  await succeed();
  return [first, second];
}

/** Approves a payment without its webhook, and books it as failed; the returned function books the success. */
async function heldBack(first: Paying): Promise<() => Promise<void>> {
  const row = await attemptById(world.pool, first.id);
  await world.api.sandbox.control(`/payments/${first.id}/approve`, { webhook: { drop: true } });
  const told = {
    id: row?.gatewayRequestId ?? '',
    amount: first.amount,
    currency: 'PHP',
    paymentMethodId: null,
  } as const;
  const report = { ...told, referenceId: first.id, failureCode: null, actions: {} as never };
  await settleAttempt(first.id, { ...report, status: 'FAILED', failureCode: 'CHANNEL_ERROR' }, world.api.dependencies);
  return () => settleAttempt(first.id, { ...report, status: 'SUCCEEDED' }, world.api.dependencies);
}

const orderOf = async ({ orderId }: Deal) => {
  const order = await orderById(world.pool, orderId);
  if (order === undefined) throw new Error('Expected the order to exist.');
  return order;
};
const owes = async (userId: string) => 0 - (await world.balance(`receivable:${userId}` as never));
const alertsOf = async (id: string) =>
  (await world.pool.query<{ queue: string }>('select queue from staff_alerts where entity_id = $1', [id])).rows;

/** Reads from the order's page the amount that the bank has taken back. */
const takenBack = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer().reversedAmount;

describe('a paid order whose payment the bank questions', () => {
  test('stands still, and goes on with the rest of its time when the bank leaves the money', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    await bank(await paymentOf(deal), '');
    expect(await orderOf(deal)).toMatchObject({ status: 'confirming_buyer_order', hold: { why: 'chargeback' } });
    expect((await world.api.callAs(deal.seller, 'confirmOrder', { params: { id: deal.orderId } })).status).toBe(409);
    expect(await alertsOf(deal.orderId)).toEqual([{ queue: 'finance' }]);
    expect(await takenBack(deal)).toBeNull();
    await bank(await paymentOf(deal), '/win');
    expect(await orderOf(deal)).toMatchObject({ hold: null });
    await confirm(world, deal);
    expect((await orderOf(deal)).status).toBe('seller_to_ship');
  });

  test('ends for both sides when the bank takes the money before the item is here, and the buyer buys no more (E65)', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const attemptId = await paymentOf(deal);
    await bank(attemptId, '');
    await bank(attemptId, '/lose');
    expect(await orderOf(deal)).toMatchObject({
      status: 'transaction_closed',
      closureDetail: 'chargeback',
    });
    expect(await askById(world.pool, deal.askId)).toMatchObject({ status: 'transaction_closed' });
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
    expect(await takenBack(deal)).toBe((await attemptById(world.pool, attemptId as never))?.amount);
    const { skuId, price } = await listAsk(world);
    const body = { skuId, lane: 'standard', maxTotal: price * 2, addressId: deal.buyer.addressId };
    const again = await world.api.callAs(deal.buyer, 'buyAtLowestAsk', { body, idempotencyKey: crypto.randomUUID() });
    expect([again.status, (again.body as { reason: string }).reason]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });

  test('is owed by the buyer when the parcel is on its way or there (E65b)', async () => {
    const deal = await dealAt(world, 'transaction_successful');
    const attemptId = await paymentOf(deal);
    const paid = (await attemptById(world.pool, attemptId as never))?.amount;
    await bank(attemptId, '');
    expect(await owes(deal.buyer.userId)).toBe(0);
    await bank(attemptId, '/lose');
    expect(await owes(deal.buyer.userId)).toBe(paid);
    expect(await takenBack(deal)).toBe(paid);
    expect((await orderOf(deal)).status).toBe('transaction_successful');
  });
});

describe('the gateway’s words about a dispute', () => {
  test('of a second payment that went back is owed by its payer, once, and finance is told; the order goes on', async () => {
    carriesOut('E39b-reversed');
    const deal = await buy(world, await listAsk(world));
    const [first, second] = await payTwice(deal);
    await world.settle();
    expect(await world.balance(`refund:${first.id}`)).toBe(0);
    await bank(first.id, '');
    expect(await orderOf(deal)).toMatchObject({ status: 'confirming_buyer_order', hold: null });
    expect(await owes(deal.buyer.userId)).toBe(0);
    const dispute = await bank(first.id, '/lose');
    expect(await owes(deal.buyer.userId)).toBe(first.amount);
    await settleDispute(dispute, world.api.dependencies);
    expect(await owes(deal.buyer.userId)).toBe(first.amount);
    expect(await orderOf(deal)).toMatchObject({ status: 'confirming_buyer_order', isPaymentReversed: false });
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(second.amount);
    expect(await alertsOf(deal.orderId)).toEqual([{ queue: 'finance' }]);
  });

  test('of a second payment whose refund has not left stops it: nothing is owed', async () => {
    const deal = await buy(world, await listAsk(world));
    const [first] = await payTwice(deal);
    const made = await world.api.sandbox.control(`/payments/${first.id}/dispute`, {});
    await world.api.sandbox.control(`/payments/${first.id}/dispute/lose`, {});
    await settleDispute((made as { dispute: { id: string } }).dispute.id, world.api.dependencies);
    await world.settle();
    expect(await owes(deal.buyer.userId)).toBe(0);
    expect(await world.balance(`refund:${first.id}`)).toBe(0);
    expect(await refundsOfOrder(world.pool, deal.orderId)).toMatchObject([{ status: 'CANCELLED', tries: 0 }]);
    expect(await alertsOf(deal.orderId)).toEqual([{ queue: 'finance' }]);
  });

  test('count once, however often and in whatever order they come', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const attemptId = await paymentOf(deal);
    const quiet = { webhook: { drop: true } };
    const id = await bank(attemptId, '', quiet);
    await bank(attemptId, '/lose', quiet);
    const words = ['dispute.lost', 'dispute.action_required', 'dispute.under_review', 'dispute.won', 'dispute.lost'];
    for (const event of words) await deliverFlat({ event, id });
    await Promise.all(words.map((event) => deliverFlat({ event, id })));
    await world.settle();
    expect((await world.eventsOf(deal.orderId)).filter((event) => event.startsWith('E65'))).toEqual(['E65']);
    expect(await orderOf(deal)).toMatchObject({ status: 'transaction_closed', hold: null });
  });

  test('are not believed: what the gateway itself answers counts', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const id = await bank(await paymentOf(deal), '');
    await deliverFlat({ event: 'dispute.lost', id, status: 'LOST' });
    await world.settle();
    expect(await orderOf(deal)).toMatchObject({ status: 'confirming_buyer_order', isPaymentReversed: false });
  });

  test('about a dispute that the gateway lacks, or nobody’s payment, change nothing', async () => {
    await deliverFlat({ event: 'dispute.lost', id: 'mi-dspt-none' });
    await world.settle();
    expect((await world.pool.query(`select from graphile_worker.jobs where last_error is not null`)).rowCount).toBe(0);
  });

  test('may come before the payment itself is known here', async () => {
    const deal = await buy(world, await listAsk(world));
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    await bank(attempt.id, '');
    expect(await orderOf(deal)).toMatchObject({ status: 'confirming_buyer_order', hold: { why: 'chargeback' } });
  });

  test('about a part of a payment are for a person: nothing is booked, and finance is told once', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const attemptId = await paymentOf(deal);
    await bank(attemptId, '', { amount: 1 });
    await bank(attemptId, '/lose');
    expect(await orderOf(deal)).toMatchObject({ status: 'confirming_buyer_order', isPaymentReversed: false });
    expect(await alertsOf(attemptId)).toEqual([{ queue: 'finance' }]);
  });

  test('need an id, in the envelope or without one', async () => {
    const headers = { 'x-callback-token': testSecrets.xenditCallbackToken };
    const call = { body: { event: 'dispute.lost' }, headers };
    expect((await world.api.callAs(undefined, 'receiveXenditWebhook', call)).status).toBe(400);
  });
});

describe('a deposit that the bank takes back', () => {
  test('of an ask that was paid twice: the second payment, which went back, is owed once, and the deposit stays held', async () => {
    const seller = await newTrader(world.api.dependencies);
    const { itemId, skuId, price } = await quickListing(world);
    const askId = await postAsk(world, { seller, itemId, skuId, price });
    const first = await startDeposit(world, { seller, askId });
    const succeed = await heldBack(first);
    const second = await startDeposit(world, { seller, askId });
    await world.api.sandbox.control(`/payments/${second.id}/approve`);
    await world.settle();
    await succeed();
    await world.settle();
    await bank(first.id, '');
    const dispute = await bank(first.id, '/lose');
    await settleDispute(dispute, world.api.dependencies);
    expect(await owes(seller.userId)).toBe(first.amount);
    expect(await alertsOf(askId)).toEqual([{ queue: 'finance' }]);
    expect(await askById(world.pool, askId)).toMatchObject({ status: 'listed', depositStatus: 'under_hold' });
  });

  test('of a live ask is due again: the ask leaves the market until it is paid (E11)', async () => {
    const listing = await listAsk(world);
    const attemptId = await attemptOf('ask', listing.askId);
    await bank(attemptId, '');
    expect(await askById(world.pool, listing.askId)).toMatchObject({ status: 'listed' });
    await bank(attemptId, '/lose');
    expect(await askById(world.pool, listing.askId)).toMatchObject({ status: 'to_pay' });
    expect(await world.eventsOf(listing.askId)).toContain('E11');
  });

  test('of a bid in its queue is due again (E19r)', async () => {
    const listing: Listing = await listAsk(world, { price: pesos(9000) });
    const bidder = await newTrader(world.api.dependencies);
    const bidId = await liveBid(world, { bidder, itemId: listing.itemId, skuId: listing.skuId, price: pesos(4000) });
    const attemptId = await attemptOf('bid', bidId);
    await bank(attemptId, '');
    await bank(attemptId, '/lose');
    expect((await bidOf(world, bidder, bidId)).bidStatus).toBe('to_pay');
  });
});

/** Delivers a dispute's webhook, which has no envelope. */
async function deliverFlat(body: Record<string, string>): Promise<void> {
  const headers = { 'webhook-id': crypto.randomUUID(), 'x-callback-token': testSecrets.xenditCallbackToken };
  const { status } = await world.api.callAs(undefined, 'receiveXenditWebhook', { body, headers });
  expect(status).toBe(200);
}

test('ops A.2 A3: the alert about a dispute names its order, amount and the day by which the bank wants its answer', async () => {
  const deal = await dealAt(world, 'seller_to_ship');
  const attemptId = await paymentOf(deal);
  const disputeId = await bank(attemptId, '');
  const finance = { uid: 'fe', roles: ['finance'] as const };
  const query = { queue: 'finance', limit: 180 } as const;
  const { items } = (await world.api.callAs(finance, 'listStaffAlerts', { query })).answer();
  const paid = await attemptById(world.pool, attemptId as AttemptId);
  expect(items.find(({ subject }) => subject.id === deal.orderId)).toMatchObject({
    event: 'E65-freeze',
    about: { orderId: deal.orderId, orderNumber: expect.stringMatching(/^SK-/), itemName: expect.any(String) },
    dispute: { id: disputeId, amount: paid?.amount, answerBy: expect.stringMatching(/Z$/) },
    next: expect.stringContaining('before the deadline'),
  });
});
