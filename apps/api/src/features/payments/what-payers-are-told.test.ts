import { creditTestWallet, insertTestSku, letAccountsRest } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bidOf, payBid, postBid } from '../../../test/support/bid-steps.ts';
import { grabPay, linkedMethod } from '../../../test/support/payment-methods.ts';
import { quickListing } from '../../../test/support/quick-listing.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader } from '../../../test/support/trade-people.ts';
import { buy, newKey, payBody, postAsk, startDeposit } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

/** The texts that a payer reads while the result of a payment is unknown. */

const world = tradeWorld();
beforeEach(async () => {
  await world.api.sandbox.control('/behaviour', { savedPaymentOutcome: 'succeed' });
});
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const loseAnswer = (how: string) =>
  world.api.sandbox.control('/faults', {
    provider: 'xendit',
    method: 'POST',
    path: '/payment_requests',
    how,
    status: 504,
  });

describe('an answer of the gateway that is lost on the way', () => {
  test.each(['lose', 'garbage'])(
    '(%s) is never told as "no money has moved": the order is paid a moment later',
    async (how) => {
      const { buyer, orderId } = await buy(world, await quickListing(world));
      const { id: paymentMethodId } = await linkedMethod(world, buyer, grabPay);
      await loseAnswer(how);
      const body = { paymentMethodId, returnPath: '/order/done' };
      const pressed = await world.api.callAs(buyer, 'payOrder', {
        params: { orderId },
        body,
        idempotencyKey: newKey(),
      });
      const { reason, message } = refusalIn(pressed);
      expect(reason).toBe('GATEWAY_UNAVAILABLE');
      expect(message).toMatch(/we do not know yet whether it went through.*nothing is charged or paid twice/);
      const order = async () => (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
      expect((await order()).attempt).toMatchObject({ status: 'PENDING', paymentMethodId });
      await world.settle();
      expect((await order()).status).toBe('confirming_buyer_order');
    },
  );

  test('is told in the same words to who stops a payout, which the gateway has stopped', async () => {
    const person = await newTrader(world.api.dependencies);
    await creditTestWallet(world.pool, person.userId, pesos(1000), world.api.clock.now());
    // The sandbox leaves payouts to this account ACCEPTED, so they can be cancelled.
    const account = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '131313' };
    (await world.api.callAs(person, 'createWithdrawalAccount', { body: account })).answer();
    await letAccountsRest(world.pool);
    const body = { amount: pesos(1000) };
    const { id } = (await world.api.callAs(person, 'requestPayout', { body, idempotencyKey: newKey() })).answer();
    await world.settle();
    await world.api.sandbox.control('/faults', {
      provider: 'xendit',
      method: 'POST',
      path: '/v2/payouts',
      how: 'lose',
      status: 504,
    });
    const pressed = await world.api.callAs(person, 'cancelPayout', { params: { id } });
    expect([pressed.status, refusalIn(pressed).message]).toEqual([503, expect.stringMatching(/do not know yet/)]);
    expect((await world.api.callAs(person, 'cancelPayout', { params: { id } })).status).toBeLessThan(500);
  });

  test('leaves a payment on the ask whose deposit it is', async () => {
    const seller = await newTrader(world.api.dependencies);
    const askId = await postAsk(world, { seller, price: pesos(5000), ...(await insertTestSku(world.pool)) });
    await loseAnswer('lose');
    const body = { ...payBody(), paymentMethod: 'PAYMAYA' };
    const pressed = await world.api.callAs(seller, 'payAskDeposit', {
      params: { askId },
      body,
      idempotencyKey: newKey(),
    });
    expect(refusalIn(pressed).reason).toBe('GATEWAY_UNAVAILABLE');
    const { attempt } = (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
    expect(attempt).toMatchObject({ status: 'PENDING', paymentMethod: 'PAYMAYA' });
  });
});

describe('the payment of a deposit is told with what it is for', () => {
  const pay = { ...payBody(), paymentMethod: 'PAYMAYA' };
  const end = (id: string, how: 'approve' | 'fail', body = {}) =>
    world.api.sandbox.control(`/payments/${id}/${how}`, body);

  test('with an ask: none, open, failed, another one, and none any more once nothing is due', async () => {
    const seller = await newTrader(world.api.dependencies);
    const askId = await postAsk(world, { seller, price: pesos(5000), ...(await insertTestSku(world.pool)) });
    const told = async () => (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer().attempt;
    expect(await told()).toBeNull();
    const params = { askId };
    const first = (
      await world.api.callAs(seller, 'payAskDeposit', { params, body: pay, idempotencyKey: newKey() })
    ).answer();
    expect(await told()).toEqual(first.attempt);
    await end(first.attempt.id, 'fail', { failure_code: 'INSUFFICIENT_BALANCE' });
    await world.settle();
    expect(await told()).toMatchObject({ status: 'FAILED', failureCode: 'INSUFFICIENT_BALANCE' });
    const { id } = await startDeposit(world, { seller, askId });
    expect(await told()).toMatchObject({ id, status: 'PENDING', paymentMethod: 'GCASH' });
    await end(id, 'approve');
    await world.settle();
    expect(await told()).toBeNull();
  });

  test('with a bid, and another amount is told by its code', async () => {
    const bidder = await newTrader(world.api.dependencies);
    const bidId = await postBid(world, { bidder, price: pesos(4000), ...(await insertTestSku(world.pool)) });
    const told = async () => (await bidOf(world, bidder, bidId)).attempt;
    expect(await told()).toBeNull();
    const params = { bidId };
    const { attempt } = (
      await world.api.callAs(bidder, 'payBidDeposit', { params, body: pay, idempotencyKey: newKey() })
    ).answer();
    expect(await told()).toEqual(attempt);
    await end(attempt.id, 'approve', { amount: 1, lie: 'everywhere' });
    await world.settle();
    expect(await told()).toMatchObject({ id: attempt.id, status: 'PENDING', failureCode: 'AMOUNT_MISMATCH' });
  });

  test('to nobody but its payer', async () => {
    const [bidder, stranger] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
    const bidId = await postBid(world, { bidder, price: pesos(4000), ...(await insertTestSku(world.pool)) });
    await payBid(world, bidder, bidId);
    expect((await world.api.callAs(stranger, 'getBid', { params: { id: bidId } })).status).toBe(404);
    expect((await bidOf(world, bidder, bidId)).attempt).toBeNull();
  });
});
