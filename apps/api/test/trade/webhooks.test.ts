import { attemptById } from '@suki/db/queries/attempts';
import { refundsOfOrder } from '@suki/db/queries/refunds';
import { afterEach, describe, expect, test } from 'vitest';
import { settleAttempt } from '../../src/features/payments/settle-attempt.ts';
import { carriesOut, shows } from '../support/evidence.ts';
import { quickListing } from '../support/quick-listing.ts';
import { withSeed } from '../support/random-choices.ts';
import { testSecrets } from '../support/test-secrets.ts';
import { newTrader } from '../support/trade-people.ts';
import { buy, type Deal, lapse, postAsk, startDeposit, startPayment } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { failedJobs } from '../support/work-off.ts';
import { lateMoney } from './scenarios/late-money.ts';
import { repeatedWords } from './scenarios/repeated-words.ts';

/**
 * F6, F8 (docs/test-plan.md#faults) and S19 (docs/test-plan.md#attacks): webhooks that the gateway repeats or reorders,
 * false ones, and forgeries.
 */

const world = tradeWorld({ isCrowd: true });
afterEach(async () => {
  await world.expectSound();
  expect(await failedJobs(world.pool)).toEqual([]);
});

type Delivery = {
  readonly event?: string;
  readonly id?: string;
  readonly token?: string | null;
  readonly data: object;
};

let deliveries = 0;
async function deliver({ event = 'payment.succeeded', id, token = testSecrets.xenditCallbackToken, data }: Delivery) {
  deliveries += 1;
  return world.api.callAs(undefined, 'receiveXenditWebhook', {
    body: { event, business_id: 'b', created: 'now', data },
    headers: { 'webhook-id': id ?? `delivery-${deliveries}`, ...(token === null ? {} : { 'x-callback-token': token }) },
  });
}

const requestIdOf = async (attemptId: Awaited<ReturnType<typeof startPayment>>['id']): Promise<string> =>
  (await attemptById(world.pool, attemptId))?.gatewayRequestId ?? 'none';
const pay = (attemptId: string, webhook: object = { drop: true }) =>
  world.api.sandbox.control(`/payments/${attemptId}/approve`, { webhook });
const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const countOf = async (table: 'webhook_events' | 'journal_entries') =>
  (await world.pool.query(`select from ${table}`)).rowCount;

/** Returns every order of a list. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test('F6: 100 payments are told of five times each in any order, failures after successes: each has one effect', async () => {
  await withSeed((random) => repeatedWords(world, { payments: 100 }, random));
});

describe('a paid order', () => {
  test('is paid once by five deliveries of the same word, one after the other or at once', async () => {
    const deal = await buy(world, await quickListing(world));
    const attempt = await startPayment(world, deal);
    await pay(attempt.id);
    const data = { id: 'py-1', payment_request_id: await requestIdOf(attempt.id) };
    const before = await countOf('webhook_events');
    const same = await Promise.all(Array.from({ length: 5 }, () => deliver({ id: 'the-same-delivery', data })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await countOf('webhook_events')).toBe((before ?? 0) + 1);
    await world.settle();
    for (let count = 0; count < 5; count += 1) await deliver({ data });
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    expect(await world.eventsOf(deal.orderId)).toEqual(['E31', 'E32', 'E37a']);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(attempt.amount);
  });

  test('stays paid whatever the order in which success, failure, pending and repetitions come', async () => {
    carriesOut('E39c');
    const events = ['payment.succeeded', 'payment.failed', 'payment.pending', 'payment.succeeded'];
    const orders = permutations(events).filter((_, index) => index % 4 === 0);
    const { itemId, skuId, price } = await quickListing(world);
    for (const order of orders) {
      const deal = await buy(world, await quickListing(world, { itemId, skuId, price }));
      const attempt = await startPayment(world, deal);
      await pay(attempt.id);
      const data = { id: 'py-1', payment_request_id: await requestIdOf(attempt.id) };
      await Promise.all(order.map((event) => deliver({ event, data: { ...data, status: event } })));
      await world.settle();
      expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
      expect(await world.eventsOf(deal.orderId)).toEqual(['E31', 'E32', 'E37a']);
    }
  });

  test('is found by a word that comes before our own call for the payment has its answer', async () => {
    shows('receiveXenditWebhook success');
    const deal = await buy(world, await quickListing(world));
    const attempt = await startPayment(world, deal);
    const requestId = await requestIdOf(attempt.id);
    await world.pool.query('update payment_attempts set gateway_request_id = null, redirect_url = null where id = $1', [
      attempt.id,
    ]);
    await pay(attempt.id);
    await deliver({ data: { id: 'py-1', payment_request_id: requestId } });
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    expect(await requestIdOf(attempt.id)).toBe(requestId);
    // The refund names this very payment.
    await world.api.callAs(deal.seller, 'cancelOrder', { params: { orderId: deal.orderId }, body: { isSeller: true } });
    await world.settle();
    expect((await orderOf(deal)).refunds).toMatchObject([{ amount: attempt.amount, status: 'SUCCEEDED' }]);
  });
});

describe('S19: a word that is not the gateway’s', () => {
  test.each([
    { what: 'without a token', token: null },
    { what: 'with a wrong token', token: 'not-the-token' },
    { what: 'with the beginning of the token', token: testSecrets.xenditCallbackToken.slice(0, -1) },
    { what: 'with an empty token', token: '' },
  ])('$what is answered 401 and leaves no trace', async ({ token }) => {
    shows('receiveXenditWebhook SIGNATURE_INVALID');
    const deal = await buy(world, await quickListing(world));
    const attempt = await startPayment(world, deal);
    const before = await countOf('webhook_events');
    const result = await deliver({ token, data: { id: 'py-1', payment_request_id: await requestIdOf(attempt.id) } });
    expect(result.status).toBe(401);
    await world.settle();
    expect(await countOf('webhook_events')).toBe(before);
    expect((await orderOf(deal)).status).toBe('to_pay');
  });

  test.each([
    { id: '..' },
    { id: '../../balance' },
    { id: 'py-1?expand=all' },
    { id: 'py-1%2F..' },
    { id: 'py-1\n' },
    { id: '' },
    { id: 'py-1', payment_request_id: '..' },
  ])('security 23: %o, which is no id of the gateway, is refused and not stored', async (data) => {
    const before = await countOf('webhook_events');
    expect((await deliver({ data })).status).toBe(400);
    expect(await countOf('webhook_events')).toBe(before);
  });

  test.each([
    {
      what: 'a payment that nobody made',
      event: 'payment.succeeded',
      data: { id: 'py-x', payment_request_id: 'pr-unknown' },
    },
    { what: 'a charge that nobody made', event: 'ewallet.capture', data: { id: 'ewc_unknown' } },
    { what: 'a refund that nobody made', event: 'refund.succeeded', data: { id: 'rfd-unknown' } },
    { what: 'a payout that nobody made', event: 'payout.succeeded', data: { id: 'disb-unknown' } },
    { what: 'an event that we do not know', event: 'customer.created', data: { id: 'cust-1' } },
  ])('about $what moves no money', async ({ event, data }) => {
    const before = await countOf('journal_entries');
    expect((await deliver({ event, data })).status).toBe(200);
    await world.settle();
    expect(await countOf('journal_entries')).toBe(before);
  });

  test.each([
    { what: 'no data', body: { event: 'payment.succeeded' } },
    { what: 'data that is a text', body: { event: 'payment.succeeded', data: 'x' } },
    { what: 'an id that is a number', body: { event: 'payment.succeeded', data: { id: 1 } } },
  ])('with $what is answered 400', async ({ body }) => {
    const headers = { 'x-callback-token': testSecrets.xenditCallbackToken };
    expect((await world.api.callAs(undefined, 'receiveXenditWebhook', { body, headers })).status).toBe(400);
  });

  test('that claims a payment which the gateway still waits for, changes nothing', async () => {
    const deal = await buy(world, await quickListing(world));
    const attempt = await startPayment(world, deal);
    const data = { id: 'py-1', payment_request_id: await requestIdOf(attempt.id), status: 'SUCCEEDED', amount: 1 };
    await deliver({ data });
    await world.settle();
    expect((await orderOf(deal)).status).toBe('to_pay');
  });
});

test('F9: another currency is held like another amount', async () => {
  const deal = await buy(world, await quickListing(world));
  const { id, amount } = await startPayment(world, deal);
  const report = {
    id: await requestIdOf(id),
    status: 'SUCCEEDED',
    amount,
    currency: 'IDR',
    failureCode: null,
  } as const;
  await settleAttempt(id, report, world.api.dependencies);
  expect(await orderOf(deal)).toMatchObject({ status: 'to_pay', attempt: { failureCode: 'AMOUNT_MISMATCH' } });
});

describe('F9: another amount', () => {
  test('in the webhook alone is not believed: the order is paid by what the gateway holds', async () => {
    const deal = await buy(world, await quickListing(world));
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { amount: 1, lie: 'webhook' });
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(attempt.amount);
  });

  test('at the gateway itself is held: nothing is booked, the attempt says why, and the pair goes back on sale', async () => {
    const deal = await buy(world, await quickListing(world));
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { amount: 1, lie: 'everywhere' });
    await world.settle();
    expect(await orderOf(deal)).toMatchObject({
      status: 'to_pay',
      attempt: { status: 'PENDING', failureCode: 'AMOUNT_MISMATCH' },
    });
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
    await lapse(world, 'payment_window', deal.orderId);
    await lapse(world, 'payment_window', deal.orderId);
    expect((await orderOf(deal)).status).toBe('transaction_closed');
    expect(await world.eventsOf(deal.askId)).toEqual(['E01', 'E03', 'E31', 'E34']);
  });
});

describe('money that comes too late or twice goes back once', () => {
  test('F8: 5 orders that lapsed and whose pairs were sold to others', async () => {
    await lateMoney(world, { orders: 5 });
  });

  test('a second payment of an order that is paid (E39b)', async () => {
    carriesOut('E39b');
    const deal = await buy(world, await quickListing(world));
    const first = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${first.id}/fail`);
    await world.settle();
    const second = await startPayment(world, deal);
    expect(second.id).not.toBe(first.id);
    await pay(second.id, { times: 1 });
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    // The gateway changes its mind about the first one: its money is here after all.
    const { amount } = first;
    const report = {
      id: await requestIdOf(first.id),
      status: 'SUCCEEDED',
      amount,
      currency: 'PHP',
      failureCode: null,
    } as const;
    await settleAttempt(first.id, report, world.api.dependencies);
    await settleAttempt(first.id, report, world.api.dependencies);
    expect(await world.balance(`refund:${first.id}`)).toBe(first.amount);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(second.amount);
    expect((await refundsOfOrder(world.pool, deal.orderId)).map(({ amount }) => amount)).toEqual([first.amount]);
    // The sandbox has the payment as failed and refuses to refund it: the money goes to the buyer anyway (E75).
    await world.settle();
    const me = (await world.api.callAs(deal.buyer, 'getUser')).answer();
    expect(me.balance).toBe(first.amount);
  });

  test('a deposit of an ask that had closed (E06)', async () => {
    carriesOut('E06');
    const seller = await newTrader(world.api.dependencies);
    const { itemId, skuId, price } = await quickListing(world);
    const askId = await postAsk(world, { seller, itemId, skuId, price });
    const attempt = await startDeposit(world, { seller, askId });
    await lapse(world, 'ask_deposit', askId);
    await lapse(world, 'ask_deposit', askId);
    await pay(attempt.id, { times: 5 });
    await world.settle();
    const ask = (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
    expect(ask).toMatchObject({ status: 'transaction_closed', deposit: { status: 'returned' } });
    expect(await world.balance(`refund:${attempt.id}`)).toBe(0);
  });
});
