import { ConflictError } from '@suki/db/conflict-error';
import { askById } from '@suki/db/queries/asks';
import { lockAttempt } from '@suki/db/queries/attempts';
import { orderById } from '@suki/db/queries/orders';
import { refundsOfOrder } from '@suki/db/queries/refunds';
import { beginRefundTry, unsentRefundOf } from '@suki/db/queries/unsent-refunds';
import { hurryJobs, loseJobs } from '@suki/db/testing/queue-rows';
import { withTransaction } from '@suki/db/tx';
import type { AttemptId } from '@suki/domain/ids/id';
import { type Centavos, pesos, zero } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import { afterEach, expect, test } from 'vitest';
import { carryOut } from '../../src/features/trade/carry-out.ts';
import { commandOnOrder } from '../../src/features/trade/command-on-order.ts';
import { lockAskTrade } from '../../src/features/trade/lock-trade.ts';
import { expectLedgersComplete } from '../support/ledgers-complete.ts';
import type { Listing } from '../support/quick-listing.ts';
import { openTestStream } from '../support/test-stream.ts';
import { testToken } from '../support/test-token.ts';
import type { Trader } from '../support/trade-people.ts';
import { type Deal, dealAt, listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/*
 * The bank takes a payment back while its refund is on its way (docs/lifecycle.md#chargebacks, E11b and E65b): money
 * that has not left stays here, in the ledger and in the refund's own row; money that may have left is owed. No webhook
 * of the gateway reports this yet, so the tests make the reports by hand.
 */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

/** Makes a paid order whose seller refused it: its refund is asked for, and no job has run. */
async function refusedDeal(): Promise<Deal> {
  const deal = await dealAt(world, 'confirming_buyer_order');
  const call = { params: { orderId: deal.orderId }, body: { isSeller: true } };
  (await world.api.callAs(deal.seller, 'cancelOrder', call)).answer();
  return deal;
}

const refundOf = async ({ orderId }: Deal) => {
  const [refund, ...others] = await refundsOfOrder(world.pool, orderId);
  if (refund === undefined) throw new Error('Expected a refund.');
  expect(others).toEqual([]);
  return refund;
};
const owes = async ({ userId }: Trader) => 0 - (await world.balance(`receivable:${userId}`));

/** Reverses a payment (E65b). `unsent`: the amount that the decision takes for unsent; by default the real one. */
async function reversePayment({ orderId }: Deal, unsent?: Centavos): Promise<void> {
  const refused = () => new Error('Expected the reversal to be taken.');
  await commandOnOrder(
    {
      orderId,
      actorId: null,
      maySee: () => true,
      decide: async (trade, { tx, now }) => {
        const found = await attemptFacts(trade.order.paidByAttemptId);
        const unsentRefund = unsent ?? (await unsentRefundOf(tx, found.id));
        const facts = { isRefundUnsent: unsentRefund > 0, unsentRefund, isFineInSuspense: true, timers: [] };
        return decide({ name: 'payment_reversed', isFinal: true }, { ...trade, ...facts, attempt: found }, now);
      },
      notFound: refused,
      refuseAs: refused,
    },
    world.api.dependencies,
  );
}

const attemptFacts = (id: AttemptId | null) =>
  withTransaction(world.pool, async (tx) => {
    const attempt = id === null ? undefined : await lockAttempt(tx, id);
    if (attempt === undefined) throw new Error('Expected it to be paid.');
    return attempt;
  });

test('a refund that has not left is cancelled with the reversal: the buyer owes nothing, and its job sends nothing', async () => {
  const deal = await refusedDeal();
  const { attemptId, amount } = await refundOf(deal);
  expect(await world.balance(`refund:${attemptId}`)).toBe(amount);
  await reversePayment(deal);
  expect(await refundOf(deal)).toMatchObject({ status: 'CANCELLED', tries: 0, gatewayRefundId: null });
  expect(await world.balance(`refund:${attemptId}`)).toBe(0);
  expect(await owes(deal.buyer)).toBe(0);
  await world.settle();
  expect(await refundOf(deal)).toMatchObject({ status: 'CANCELLED', tries: 0, gatewayRefundId: null });
  const lines = (await world.api.callAs(deal.buyer, 'listTransactions')).answer().items;
  expect(lines).toMatchObject([{ kind: 'item_refund', status: 'cancelled', through: 'original_method' }]);
});

test('the buyer’s open page is told that the refund was cancelled', async () => {
  const deal = await refusedDeal();
  const page = await openTestStream({ url: world.api.url, token: testToken(deal.buyer) });
  await page.next('ready');
  await reversePayment(deal);
  // The reversal itself touches no wallet.
  while (JSON.stringify(await page.next('trade')) !== JSON.stringify({ kind: 'wallet', id: deal.buyer.userId }));
  page.close();
});

test('a refund that has arrived stays as it is, and the buyer owes what the bank took', async () => {
  const deal = await refusedDeal();
  await world.settle();
  const { amount } = await refundOf(deal);
  await reversePayment(deal);
  expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED' });
  expect(await owes(deal.buyer)).toBe(amount);
});

test('a refund whose sending has begun may have left: it goes its way, and the buyer owes what the bank took', async () => {
  const deal = await refusedDeal();
  const { id, amount } = await refundOf(deal);
  await beginRefundTry(world.pool, id, world.api.clock.now());
  await reversePayment(deal);
  expect(await refundOf(deal)).toMatchObject({ status: 'PENDING', tries: 1 });
  expect(await owes(deal.buyer)).toBe(amount);
  await world.settle();
  expect(await refundOf(deal)).toMatchObject({ status: 'SUCCEEDED' });
});

test('a refund that failed and waits to be sent again is cancelled: the buyer owes nothing, and nothing is sent (E75)', async () => {
  await world.api.sandbox.control('/faults', {
    ...{ provider: 'xendit', path: '/refunds', status: 400, code: 'INSUFFICIENT_BALANCE' },
  });
  const deal = await refusedDeal();
  const { id } = await refundOf(deal);
  await loseJobs(world.pool, 'send-refund:%', `send-refund:${id}`);
  await world.settle();
  expect(await refundOf(deal)).toMatchObject({ status: 'PENDING', failures: 1, retryAt: expect.any(Date) });
  await reversePayment(deal);
  expect(await refundOf(deal)).toMatchObject({ status: 'CANCELLED', retryAt: null });
  expect(await owes(deal.buyer)).toBe(0);
  await hurryJobs(world.pool);
  await world.settle();
  expect(await refundOf(deal)).toMatchObject({ status: 'CANCELLED', tries: 1, gatewayRefundId: null });
});

test('a decision that takes a refund for unsent which has left meanwhile is refused, and nothing has happened', async () => {
  const deal = await refusedDeal();
  const { id, amount } = await refundOf(deal);
  await beginRefundTry(world.pool, id, world.api.clock.now());
  await expect(reversePayment(deal, amount)).rejects.toThrow(ConflictError);
  expect(await refundOf(deal)).toMatchObject({ status: 'PENDING' });
  expect(await orderById(world.pool, deal.orderId)).toMatchObject({ isPaymentReversed: false });
  expect(await owes(deal.buyer)).toBe(0);
});

test('the same reversal told twice changes nothing more', async () => {
  const deal = await refusedDeal();
  await reversePayment(deal);
  await reversePayment(deal);
  expect(await refundOf(deal)).toMatchObject({ status: 'CANCELLED' });
  expect(await owes(deal.buyer)).toBe(0);
});

test('a sending and a reversal at the same moment: either the refund is cancelled or the buyer owes it, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const deal = await refusedDeal();
    const { id, amount } = await refundOf(deal);
    const [begun] = await Promise.all([beginRefundTry(world.pool, id, world.api.clock.now()), reversePayment(deal)]);
    const { status } = await refundOf(deal);
    expect([status, await owes(deal.buyer)]).toEqual(begun === undefined ? ['CANCELLED', 0] : ['PENDING', amount]);
  }
});

/** Reverses the deposit of an ask that was cancelled (E11b). */
async function reverseDeposit({ askId }: Listing): Promise<AttemptId> {
  const { dependencies } = world.api;
  return await withTransaction(world.pool, async (tx) => {
    const trade = await lockAskTrade(tx, askId);
    if (trade === undefined) throw new Error('Expected the ask to exist.');
    const { ask } = trade;
    const attempt = await attemptFacts(ask.deposit.paidByAttemptId);
    const unsentRefund = await unsentRefundOf(tx, attempt.id);
    const facts = { ask, attempt, isRefundUnsent: unsentRefund > 0, unsentRefund, isFineInSuspense: false };
    const decision = decide({ name: 'deposit_reversed' }, facts, dependencies.clock.now());
    if (!decision.ok) throw new Error(decision.reason);
    await carryOut(tx, decision, { at: dependencies.clock.now(), actorId: null }, dependencies);
    return attempt.id;
  });
}

test.each([
  { what: 'has not left is cancelled, and the seller owes nothing', isSent: false, status: 'CANCELLED', owed: zero },
  { what: 'has arrived is owed by the seller', isSent: true, status: 'SUCCEEDED', owed: pesos(500) },
])('the bank takes back a deposit: its refund that $what (E11b)', async ({ isSent, status, owed }) => {
  const listing = await listAsk(world, { price: pesos(5000) });
  (await world.api.callAs(listing.seller, 'cancelAsk', { params: { id: listing.askId } })).answer();
  expect(await askById(world.pool, listing.askId)).toMatchObject({ depositAmount: pesos(500) });
  if (isSent) await world.settle();
  const attemptId = await reverseDeposit(listing);
  await world.settle();
  const { rows } = await world.pool.query('select status from refunds where attempt_id = $1', [attemptId]);
  expect(rows).toEqual([{ status }]);
  expect(await owes(listing.seller)).toBe(owed);
  expect(await world.balance(`refund:${attemptId}`)).toBe(0);
});

test('afterwards the ledgers of all people have what was taken back, what was stopped and what is owed', async () => {
  await expectLedgersComplete(world.pool);
});
