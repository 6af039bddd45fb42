import { attemptById, attemptsOf } from '@suki/db/queries/attempts';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../test/support/evidence.ts';
import {
  bpi,
  cardToken,
  grabPay,
  type Linked,
  linkCall,
  linkedMethod,
  methodsOf,
} from '../../../test/support/payment-methods.ts';
import { quickListing } from '../../../test/support/quick-listing.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import { buy, type Deal, lapse, newKey, payBody, postAsk } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { failedJobs } from '../../../test/support/work-off.ts';

/** Payments with a method that was linked before: E02, E32 and their consequences (specification, sections 4 and 7). */

const world = tradeWorld();
const NIGHT = new Date('2026-11-24T22:15:00+08:00');
let start: Date;
beforeEach(async () => {
  start = world.api.clock.now();
  await world.api.sandbox.control('/behaviour', { savedPaymentOutcome: 'succeed' });
});
afterEach(async () => {
  // The clock returns from the night, or from next year, before any deadline of the trade is swept.
  world.api.clock.set(start);
  await world.settle();
  await world.expectSound();
  expect(await failedJobs(world.pool)).toEqual([]);
});

const hold = () => world.api.sandbox.control('/behaviour', { savedPaymentOutcome: 'hold' });
const payment = (id: string, action: string, body: object = {}) =>
  world.api.sandbox.control(`/payments/${id}/${action}`, body);
const choice = ({ id }: Pick<Linked, 'id'>) => ({ paymentMethodId: id, returnPath: '/order/done' });
const payOrder = ({ buyer, orderId }: Deal, body: object, idempotencyKey = newKey()) =>
  world.api.callAs(buyer, 'payOrder', { params: { orderId }, body, idempotencyKey });
const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const unlink = (who: Trader, { id }: Pick<Linked, 'id'>) =>
  world.api.callAs(who, 'unlinkPaymentMethod', { params: { id } });

/** An order to pay, by a buyer who has linked this method. */
async function dealWith(body: object = grabPay): Promise<{ readonly deal: Deal; readonly method: Linked }> {
  const deal = await buy(world, await quickListing(world));
  return { deal, method: await linkedMethod(world, deal.buyer, body) };
}
const visa = async (expiry?: { month: string; year: string }) => ({
  type: 'CARD',
  cardToken: await cardToken(world, '4000000000001000', expiry),
  returnPath: '/wallet',
});

describe('an order', () => {
  test('is paid by a saved wallet without any page', async () => {
    const { deal, method } = await dealWith();
    const started = (await payOrder(deal, choice(method))).answer();
    expect(started).toMatchObject({
      redirectUrl: null,
      attempt: { status: 'PENDING', paymentMethod: 'GRABPAY', paymentMethodId: method.id },
    });
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    expect(await orderOf(deal)).toMatchObject({
      paymentInfo: { paymentMethodId: method.id, paymentMethod: 'GRABPAY', checkoutMethod: 'MULTIPLE_USE' },
    });
    expect(await world.eventsOf(deal.orderId)).toEqual(['E31', 'E32', 'E37a']);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(started.attempt.amount);
  });

  test('is paid by a saved card', async () => {
    const { deal, method } = await dealWith(await visa());
    expect((await payOrder(deal, choice(method))).answer().attempt.paymentMethod).toBe('CARDS');
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
  });

  test('is paid by a bank account after its page, and back to the shop', async () => {
    const { deal, method } = await dealWith(bpi);
    const started = (await payOrder(deal, choice(method))).answer();
    expect(started).toMatchObject({
      redirectUrl: expect.stringMatching(/\/checkout\/pr-/),
      attempt: { paymentMethod: 'BPI_DIRECT_DEBIT' },
    });
    const pressed = await fetch(started.redirectUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
      redirect: 'manual',
    });
    expect(pressed.headers.get('location')).toMatch(/\/order\/done\?payment=succeeded$/);
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
  });

  test('is paid once, whatever comes five times and in any order', async () => {
    const { deal, method } = await dealWith(bpi);
    const { attempt } = (await payOrder(deal, choice(method))).answer();
    await payment(attempt.id, 'claim', { status: 'FAILED', webhook: { times: 5 } });
    await payment(attempt.id, 'approve', { webhook: { times: 5 } });
    await payment(attempt.id, 'stale-webhook');
    await payment(attempt.id, 'claim', { status: 'FAILED', webhook: { times: 5 } });
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    expect(await world.eventsOf(deal.orderId)).toEqual(['E31', 'E32', 'E37a']);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(attempt.amount);
  });

  test('is not paid by a lie', async () => {
    const { deal, method } = await dealWith(bpi);
    const { attempt } = (await payOrder(deal, choice(method))).answer();
    await payment(attempt.id, 'claim', { status: 'SUCCEEDED' });
    await world.settle();
    expect((await orderOf(deal)).status).toBe('to_pay');
  });

  test('of which the payment failed can be paid by another method', async () => {
    const { deal, method } = await dealWith();
    await world.api.sandbox.control('/behaviour', { savedPaymentOutcome: 'fail' });
    const { attempt } = (await payOrder(deal, choice(method))).answer();
    await world.settle();
    expect((await attemptById(world.pool, attempt.id))?.status).toBe('FAILED');
    const second = (await payOrder(deal, payBody())).answer();
    expect(second.attempt).toMatchObject({ paymentMethod: 'GCASH', paymentMethodId: null });
    await payment(second.attempt.id, 'approve');
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
  });

  test('has one payment under way: any other choice is answered with it', async () => {
    const { deal, method } = await dealWith(bpi);
    const first = (await payOrder(deal, choice(method))).answer();
    world.api.clock.set(NIGHT);
    const others = [payBody(), choice(method)];
    for (const body of others) expect((await payOrder(deal, body)).answer()).toEqual(first);
    expect(await attemptsOf(world.pool, { entity: 'order', id: deal.orderId })).toHaveLength(1);
  });

  test('whose saved payment waits is asked for once, however often it is pressed', async () => {
    const { deal, method } = await dealWith();
    await hold();
    const presses = await Promise.all([1, 2, 3].map(() => payOrder(deal, choice(method))));
    expect(new Set(presses.map((press) => press.answer().attempt.id)).size).toBe(1);
    const again = (await payOrder(deal, choice(method))).answer();
    await payment(again.attempt.id, 'approve');
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
  });

  test('is refunded to the saved method', async () => {
    const { deal, method } = await dealWith();
    await payOrder(deal, choice(method));
    await world.settle();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    const body = { isSeller: true };
    await world.api.callAs(deal.seller, 'cancelOrder', { params: { orderId: deal.orderId }, body });
    await world.settle();
    expect((await orderOf(deal)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  });
});

describe('a deposit', () => {
  test('is paid by a saved wallet, and the ask goes live', async () => {
    const seller = await newTrader(world.api.dependencies);
    const { itemId, skuId, price } = await quickListing(world);
    const askId = await postAsk(world, { seller, itemId, skuId, price });
    const method = await linkedMethod(world, seller);
    const started = await world.api.callAs(seller, 'payAskDeposit', {
      params: { askId },
      body: choice(method),
      idempotencyKey: newKey(),
    });
    expect(started.answer()).toMatchObject({ redirectUrl: null, attempt: { paymentMethodId: method.id } });
    const statusOf = async () => (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer().status;
    await world.settle();
    expect(await statusOf()).toBe('listed');
  });

  test('by a method of somebody else finds nothing', async () => {
    shows('payAskDeposit PAYMENT_METHOD_NOT_FOUND');
    const [seller, bea] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
    const { itemId, skuId, price } = await quickListing(world);
    const askId = await postAsk(world, { seller, itemId, skuId, price });
    const result = await world.api.callAs(seller, 'payAskDeposit', {
      params: { askId },
      body: choice(await linkedMethod(world, bea)),
      idempotencyKey: newKey(),
    });
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'PAYMENT_METHOD_NOT_FOUND']);
  });
});

describe('refused without an attempt', () => {
  const refused = async (deal: Deal, body: object) => {
    const result = await payOrder(deal, body);
    expect(await attemptsOf(world.pool, { entity: 'order', id: deal.orderId })).toEqual([]);
    const { reason, details } = refusalIn(result);
    return { status: result.status, reason, details };
  };

  test('a method that waits for its owner', async () => {
    shows('payOrder METHOD_NOT_ACTIVE');
    const deal = await buy(world, await quickListing(world));
    const begun = (await linkCall(world, deal.buyer)).answer();
    expect(await refused(deal, choice(begun))).toEqual({
      status: 409,
      reason: 'METHOD_NOT_ACTIVE',
      details: { status: 'REQUIRES_ACTION' },
    });
  });

  test('a method that the gateway has ended', async () => {
    const { deal, method } = await dealWith();
    await world.api.sandbox.control(`/payment-methods/${method.id}/expire`);
    await world.settle();
    expect(await refused(deal, choice(method))).toMatchObject({ status: 409, reason: 'METHOD_EXPIRED' });
  });

  test('a card whose month is over', async () => {
    shows('payOrder METHOD_EXPIRED');
    const { deal, method } = await dealWith(await visa({ month: '12', year: '2026' }));
    world.api.clock.set(new Date('2027-01-01T00:00:00+08:00'));
    expect(await refused(deal, choice(method))).toMatchObject({ status: 409, reason: 'METHOD_EXPIRED' });
  });

  test('a bank that rests, with the moment at which it is back', async () => {
    shows('payOrder METHOD_DOWN');
    const { deal, method } = await dealWith(bpi);
    world.api.clock.set(NIGHT);
    expect(await refused(deal, choice(method))).toEqual({
      status: 409,
      reason: 'METHOD_DOWN',
      details: { until: '2026-11-24T14:30:00.000Z' },
    });
  });

  test('an amount above the limit, which is named', async () => {
    shows('payOrder METHOD_LIMIT');
    const deal = await buy(world, await quickListing(world, { price: pesos(60_000) }));
    const method = await linkedMethod(world, deal.buyer, { ...bpi, channelCode: 'CHINABANK' });
    expect(await refused(deal, choice(method))).toMatchObject({
      status: 409,
      reason: 'METHOD_LIMIT',
      details: { channel: 'CHINABANK_DIRECT_DEBIT', limit: pesos(50_000) },
    });
    const [shown] = await methodsOf(world, deal.buyer, { amount: (await orderOf(deal)).amount });
    expect(shown).toMatchObject({ status: 'EXCEED', limit: pesos(50_000) });
  });

  test('a method of somebody else, and one that was unlinked', async () => {
    shows('payOrder PAYMENT_METHOD_NOT_FOUND');
    const { deal, method } = await dealWith();
    const { method: foreign } = await dealWith();
    const notFound = { status: 404, reason: 'PAYMENT_METHOD_NOT_FOUND' };
    expect(await refused(deal, choice(foreign))).toMatchObject(notFound);
    await unlink(deal.buyer, method);
    expect(await refused(deal, choice(method))).toMatchObject(notFound);
  });

  test.each([
    { what: 'no method at all', body: { returnPath: '/order/done' } },
    { what: 'an id of nothing', body: { paymentMethodId: 'pm-1', returnPath: '/order/done' } },
    { what: 'two choices at once', body: { ...payBody(), paymentMethodId: 'pm-1' } },
  ])('$what', async ({ body }) => {
    const deal = await buy(world, await quickListing(world));
    expect(await refused(deal, body)).toMatchObject({ status: 400, reason: 'VALIDATION' });
  });
});

describe('a method that is unlinked while its payment waits', () => {
  test('is gone at once, and the payment is made all the same', async () => {
    const { deal, method } = await dealWith();
    await hold();
    const { attempt } = (await payOrder(deal, choice(method))).answer();
    expect((await unlink(deal.buyer, method)).status).toBe(200);
    expect(await methodsOf(world, deal.buyer)).toEqual([]);
    await world.settle();
    await payment(attempt.id, 'approve');
    await world.settle();
    expect(await orderOf(deal)).toMatchObject({
      status: 'confirming_buyer_order',
      paymentInfo: { paymentMethodId: method.id },
    });
  });

  test('or fails, and the order can be paid otherwise', async () => {
    shows('unlinkPaymentMethod success');
    const { deal, method } = await dealWith();
    await hold();
    const { attempt } = (await payOrder(deal, choice(method))).answer();
    await unlink(deal.buyer, method);
    await world.settle();
    await payment(attempt.id, 'fail');
    await world.settle();
    expect((await attemptById(world.pool, attempt.id))?.status).toBe('FAILED');
    expect((await payOrder(deal, payBody())).answer().redirectUrl).not.toBeNull();
  });

  test('is refused by the gateway when its payment had not reached it', async () => {
    const { deal, method } = await dealWith();
    await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/payment_requests', status: 503 });
    const key = newKey();
    expect(refusalIn(await payOrder(deal, choice(method), key)).reason).toBe('GATEWAY_UNAVAILABLE');
    await world.api.sandbox.control(`/payment-methods/${method.id}/expire`, { webhook: { drop: true } });
    const again = await payOrder(deal, choice(method), key);
    expect([again.status, refusalIn(again).reason]).toEqual([409, 'GATEWAY_REFUSED']);
    expect(await attemptsOf(world.pool, { entity: 'order', id: deal.orderId })).toMatchObject([
      { status: 'FAILED', failureCode: 'INACTIVE_PAYMENT_METHOD' },
    ]);
  });
});

test('a buyer who gives up keeps the method: only what was made for one payment ends with it (E35p)', async () => {
  shows('cancelOrder success', 'linkPaymentMethod success', 'listPaymentMethods success', 'getPaymentMethod success');
  const { deal, method } = await dealWith(bpi);
  const { attempt } = (await payOrder(deal, choice(method))).answer();
  const body = { isSeller: false };
  await world.api.callAs(deal.buyer, 'cancelOrder', { params: { orderId: deal.orderId }, body });
  await world.settle();
  expect((await methodsOf(world, deal.buyer)).map(({ id, status }) => [id, status])).toEqual([[method.id, 'ACTIVE']]);
  await payment(attempt.id, 'fail');
  await world.settle();
  expect((await orderOf(deal)).status).toBe('transaction_closed');
});

test('a saved payment that nobody hears of ends with its window, and its late success goes back', async () => {
  carriesOut('E38');
  const { deal, method } = await dealWith();
  await hold();
  const { attempt } = (await payOrder(deal, choice(method))).answer();
  await lapse(world, 'payment_window', deal.orderId);
  await lapse(world, 'payment_window', deal.orderId);
  expect((await orderOf(deal)).status).toBe('transaction_closed');
  await payment(attempt.id, 'approve');
  await world.settle();
  expect((await orderOf(deal)).refunds).toMatchObject([{ amount: attempt.amount, status: 'SUCCEEDED' }]);
});
