import { setTimeout as pause } from 'node:timers/promises';
import { payoutById } from '@suki/db/queries/payouts';
import { hurryJobs } from '@suki/db/testing/queue-rows';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { HOUR_MS } from '@suki/domain/config/durations';
import type { PayoutId } from '@suki/domain/ids/id';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../support/evidence.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { buy, dealAt, listAsk, newKey, startPayment } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { failedJobs } from '../support/work-off.ts';

/** Refunds, fines and payouts through the gateway (docs/lifecycle.md#postings, docs/lifecycle.md#penalties). */

const world = tradeWorld({ isCrowd: true });
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const orderOf = async (person: Trader, id: string) =>
  (await world.api.callAs(person, 'getOrder', { params: { id } })).answer();
const walletOf = async (person: Trader) => (await world.api.callAs(person, 'getUser')).answer();
const transactionsOf = async (person: Trader) =>
  (await world.api.callAs(person, 'listTransactions', { query: { limit: 20 } })).answer().items;

describe('a seller who rejects an order (E42)', () => {
  test('pays half of the deposit, has the other half back, and the buyer has every peso back', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order', await listAsk(world));
    const { amount } = await orderOf(deal.buyer, deal.orderId);
    const before = await gatewayBalance();
    const params = { orderId: deal.orderId };
    const cancel = () => world.api.callAs(deal.seller, 'cancelOrder', { params, body: { isSeller: true } });
    expect((await cancel()).answer()).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'seller_rejected' },
    });
    // A second press gets the first answer, and takes nothing more.
    expect((await cancel()).status).toBe(200);
    await world.settle();
    const ask = (await world.api.callAs(deal.seller, 'getAsk', { params: { id: deal.askId } })).answer();
    expect(ask.deposit).toMatchObject({ status: 'deducted', amount: pesos(500), deductedAmount: pesos(250) });
    expect(await transactionsOf(deal.seller)).toMatchObject([
      { kind: 'partial_deposit_refund', amount: pesos(250), status: 'succeeded', through: 'original_method' },
      { kind: 'fine', amount: -pesos(250) },
    ]);
    expect(await transactionsOf(deal.buyer)).toMatchObject([
      { kind: 'item_refund', amount, status: 'succeeded', through: 'original_method', orderId: deal.orderId },
    ]);
    // The price that the buyer paid and half of the deposit have left the gateway, and nothing else.
    expect(await gatewayBalance()).toBe(before - amount - pesos(250));
  });
});

const basic = () => ({ authorization: `Basic ${Buffer.from('local-xendit-secret-key:').toString('base64')}` });

/** The money that we have at the gateway, in centavos; its wire speaks in pesos. */
async function gatewayBalance(): Promise<number> {
  const answer = await fetch(`${world.api.sandbox.url}/xendit/balance`, { headers: basic() });
  const { balance } = (await answer.json()) as { balance: number };
  return Math.round(balance * 100);
}

describe('a refund', () => {
  const rejected = async () => {
    const deal = await dealAt(world, 'confirming_buyer_order', await listAsk(world));
    const { amount, attempt } = await orderOf(deal.buyer, deal.orderId);
    const body = { isSeller: true };
    (await world.api.callAs(deal.seller, 'cancelOrder', { params: { orderId: deal.orderId }, body })).answer();
    return { ...deal, amount, attemptId: attempt?.id ?? ('att_none' as never) };
  };

  test('is "on its way" until the gateway has settled it, and then nothing is owed any more', async () => {
    await world.api.sandbox.control('/behaviour', { refundOutcome: 'hold' });
    const deal = await rejected();
    await world.settle();
    await world.api.sandbox.control('/behaviour', { refundOutcome: 'succeed' });
    expect((await orderOf(deal.buyer, deal.orderId)).refunds).toMatchObject([
      { amount: deal.amount, status: 'REQUESTED' },
    ]);
    expect(await transactionsOf(deal.buyer)).toMatchObject([{ status: 'accepted' }]);
    expect(await world.balance(`refund:${deal.attemptId}`)).toBe(deal.amount);
    await settleHeldRefunds('succeed');
    expect((await orderOf(deal.buyer, deal.orderId)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
    expect(await world.balance(`refund:${deal.attemptId}`)).toBe(0);
  });

  test('that the gateway cannot carry out is the buyer’s money in the wallet (E75)', async () => {
    carriesOut('refund-to-wallet');
    await world.api.sandbox.control('/behaviour', { refundOutcome: 'fail' });
    const deal = await rejected();
    await world.settle();
    await world.api.sandbox.control('/behaviour', { refundOutcome: 'succeed' });
    expect((await orderOf(deal.buyer, deal.orderId)).refunds).toMatchObject([{ status: 'FAILED' }]);
    expect(await walletOf(deal.buyer)).toMatchObject({ balance: deal.amount, withdrawable: deal.amount });
    expect(await transactionsOf(deal.buyer)).toMatchObject([
      { kind: 'item_refund', status: 'succeeded', through: 'wallet' },
    ]);
    expect(await world.balance(`refund:${deal.attemptId}`)).toBe(0);
  });

  test('is sent once, however often the gateway fails to answer', async () => {
    await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/refunds', status: 500, count: 4 });
    const deal = await rejected();
    await world.settle();
    expect(await failedJobs(world.pool)).not.toEqual([]);
    await hurryJobs(world.pool);
    await world.settle();
    await hurryJobs(world.pool);
    await world.settle();
    expect(await failedJobs(world.pool)).toEqual([]);
    expect((await orderOf(deal.buyer, deal.orderId)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
    const seen = await world.api.sandbox.fetchControl(`/state`);
    const { refunds } = (await seen.json()) as { refunds: { reference_id: string; amount: number }[] };
    expect(refunds.filter(({ amount }) => amount === deal.amount / 100).length).toBeGreaterThan(0);
    expect(new Set(refunds.map(({ reference_id: reference }) => reference)).size).toBe(refunds.length);
  });

  test('waits while our own access to the gateway is refused: nobody’s money is moved for that', async () => {
    const fault = { provider: 'xendit', path: '/refunds', status: 401, code: 'INVALID_API_KEY', count: 4 };
    await world.api.sandbox.control('/faults', fault);
    const deal = await rejected();
    await world.settle();
    expect((await walletOf(deal.buyer)).balance).toBe(0);
    expect((await orderOf(deal.buyer, deal.orderId)).refunds).toMatchObject([{ status: 'PENDING' }]);
    for (let count = 0; count < 3; count += 1) {
      await hurryJobs(world.pool);
      await world.settle();
    }
    expect((await orderOf(deal.buyer, deal.orderId)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  });

  async function settleHeldRefunds(outcome: 'succeed' | 'fail') {
    const state = await (await world.api.sandbox.fetchControl(`/state`)).json();
    const { refunds } = state as { refunds: { id: string; status: string }[] };
    for (const { id, status } of refunds) {
      if (status === 'PENDING') await world.api.sandbox.control(`/refunds/${id}/${outcome}`);
    }
    await world.settle();
  }
});

describe('a buyer who cancels', () => {
  test('before paying has nothing to get back, and the seller hears nothing (E35)', async () => {
    carriesOut('E35');
    const deal = await dealAt(world, 'to_pay');
    const params = { orderId: deal.orderId };
    const order = (await world.api.callAs(deal.buyer, 'cancelOrder', { params, body: { isSeller: false } })).answer();
    expect(order).toMatchObject({ status: 'transaction_closed', closure: { detail: 'buyer_cancelled' } });
    expect(await world.eventsOf(deal.askId)).toEqual(['E01', 'E03', 'E31', 'E35']);
    expect(
      (await world.api.callAs(deal.seller, 'listOrders', { query: { role: 'seller', tabId: 'done' } })).answer().items,
    ).toEqual([]);
  });

  test('while paying has the payment ended at the gateway, and is out at once (E35p, E35f)', async () => {
    carriesOut('E35p', 'E35f');
    const deal = await dealAt(world, 'to_pay');
    await startPayment(world, deal);
    const params = { orderId: deal.orderId };
    const order = (await world.api.callAs(deal.buyer, 'cancelOrder', { params, body: { isSeller: false } })).answer();
    expect(order).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'buyer_cancelled' },
      attempt: { status: 'FAILED', failureCode: 'PAYMENT_REQUEST_EXPIRED' },
      refunds: [],
    });
    await world.settle();
    expect(await world.eventsOf(deal.askId)).toEqual(['E01', 'E03', 'E31', 'E35f']);
  });

  test('while paying waits for the end of the payment when the gateway does not answer (E35p, E35f)', async () => {
    const deal = await dealAt(world, 'to_pay');
    const attempt = await startPayment(world, deal);
    const fault = { provider: 'xendit', method: 'POST', path: '/v2/payment_methods', count: 50 };
    await world.api.sandbox.control('/faults', fault);
    const params = { orderId: deal.orderId };
    const order = (await world.api.callAs(deal.buyer, 'cancelOrder', { params, body: { isSeller: false } })).answer();
    expect(order).toMatchObject({ status: 'to_pay', cancelRequested: true, next: { actions: [] } });
    await world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
    await world.api.sandbox.control(`/payments/${attempt.id}/expire`);
    await world.settle();
    expect(await orderOf(deal.buyer, deal.orderId)).toMatchObject({
      closure: { detail: 'buyer_cancelled' },
      refunds: [],
    });
    expect(await world.eventsOf(deal.askId)).toEqual(['E01', 'E03', 'E31', 'E35f']);
  });

  test('while paying and pays all the same has the money back, and the pair is on sale (E35s)', async () => {
    carriesOut('E35s');
    const deal = await dealAt(world, 'to_pay');
    const attempt = await startPayment(world, deal);
    // The payment was made, and its webhook is on the way.
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    const params = { orderId: deal.orderId };
    const order = (await world.api.callAs(deal.buyer, 'cancelOrder', { params, body: { isSeller: false } })).answer();
    expect(order).toMatchObject({ status: 'transaction_closed', closure: { detail: 'buyer_cancelled' } });
    await world.settle();
    expect((await orderOf(deal.buyer, deal.orderId)).refunds).toMatchObject([
      { amount: attempt.amount, status: 'SUCCEEDED' },
    ]);
    expect(await world.eventsOf(deal.askId)).toEqual(['E01', 'E03', 'E31', 'E35s']);
  });

  test('after the seller has confirmed is refused (E51)', async () => {
    carriesOut('E51');
    const deal = await dealAt(world, 'seller_to_ship');
    const params = { orderId: deal.orderId };
    const result = await world.api.callAs(deal.buyer, 'cancelOrder', { params, body: { isSeller: false } });
    expect(result.status).toBe(409);
    expect(refusalIn(result).reason).toBe('TOO_LATE_TO_CANCEL');
  });

  test('three times in a day may not buy until the day is over, and twice in a size not there for an hour', async () => {
    shows('buyAtLowestAsk BUYING_PAUSED');
    const buyer = await newTrader(world.api.dependencies);
    const cancelOne = async (listing: Awaited<ReturnType<typeof listAsk>>) => {
      const { orderId } = await buy(world, listing, buyer);
      (await world.api.callAs(buyer, 'cancelOrder', { params: { orderId }, body: { isSeller: false } })).answer();
    };
    const listing = await listAsk(world);
    await cancelOne(listing);
    await cancelOne(listing);
    await expect(buy(world, listing, buyer)).rejects.toThrow('BUYING_PAUSED');
    const elsewhere = await listAsk(world);
    await cancelOne(elsewhere);
    await expect(buy(world, await listAsk(world), buyer)).rejects.toThrow('BUYING_PAUSED');
    world.api.clock.advance(24 * HOUR_MS + 1000);
    await buy(world, elsewhere, buyer);
  });
});

/** Makes a person with money in the wallet and a bank account. */
async function rich(amount: Centavos, accountNumber: string): Promise<Trader> {
  const person = await newTrader(world.api.dependencies);
  await creditTestWallet(world.pool, person.userId, amount, world.api.clock.now());
  const body = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber };
  (await world.api.callAs(person, 'createWithdrawalAccount', { body })).answer();
  await letAccountsRest(world.pool);
  return person;
}

const request = (person: Trader, amount: number, key = newKey()) =>
  world.api.callAs(person, 'requestPayout', { body: { amount }, idempotencyKey: key });
const payoutOf = async (person: Trader, id: PayoutId) =>
  (await world.api.callAs(person, 'getPayout', { params: { id } })).answer();
const cancel = (person: Trader, id: PayoutId) => world.api.callAs(person, 'cancelPayout', { params: { id } });
const amount = pesos(1000);

describe('a payout', () => {
  test.each([
    { account: '1234567890', status: 'SUCCEEDED', reason: null, balance: 0, message: 'payout-succeeded' },
    { account: '999999', status: 'FAILED', reason: 'REJECTED_BY_CHANNEL', balance: amount, message: 'payout-failed' },
    { account: '121212', status: 'FAILED', reason: 'INVALID_DESTINATION', balance: amount, message: 'payout-failed' },
    {
      account: '654321',
      status: 'REVERSED',
      reason: 'INVALID_DESTINATION',
      balance: amount,
      message: 'payout-reversed',
    },
  ])(
    'to $account ends as $status, and the wallet holds what it should',
    async ({ account, status, reason, balance, message }) => {
      const person = await rich(amount, account);
      const { id } = (await request(person, amount)).answer();
      await settleTo(id, status);
      expect(await payoutOf(person, id)).toMatchObject({ status, failureReason: reason });
      expect((await walletOf(person)).balance).toBe(balance);
      const messages = (await world.api.callAs(person, 'listPaymentMessages')).answer().items;
      expect(messages[0]?.kind).toBe(message);
      const [transaction] = await transactionsOf(person);
      expect(transaction).toMatchObject({
        kind: 'payout',
        amount: -amount,
        status: status.toLowerCase(),
        payoutId: id,
      });
      const accounts = (await world.api.callAs(person, 'listWithdrawalAccounts')).answer().items;
      expect(accounts[0]?.status).toBe(reason === 'INVALID_DESTINATION' ? 'invalid' : 'valid');
    },
  );

  test('to an account that the bank does not know is not tried again before it is corrected', async () => {
    shows('requestPayout WITHDRAWAL_ACCOUNT_INVALID');
    const person = await rich(amount, '121212');
    await settleTo((await request(person, amount)).answer().id, 'FAILED');
    const result = await request(person, amount);
    expect(result.status).toBe(409);
    expect(refusalIn(result).reason).toBe('WITHDRAWAL_ACCOUNT_INVALID');
  });

  test('after a passing failure is sent three times, an hour apart, and then given back', async () => {
    const person = await rich(amount, '123456');
    const { id } = (await request(person, amount)).answer();
    for (const tries of [1, 2]) {
      await settleUntil(async () => (await payoutById(world.pool, id))?.failureReason !== null);
      expect(await payoutById(world.pool, id)).toMatchObject({ tries, gatewayPayoutId: null });
      expect((await walletOf(person)).balance).toBe(0);
      // Neither reconciliation nor a repeated webhook brings the next try nearer or drives it off.
      world.api.clock.advance(10 * 60_000);
      await reconcile();
      expect(await payoutById(world.pool, id)).toMatchObject({ tries });
      await hurryJobs(world.pool);
      await world.settle();
    }
    await settleTo(id, 'FAILED');
    expect(await payoutOf(person, id)).toMatchObject({ status: 'FAILED', failureReason: 'TEMPORARY_TRANSFER_ERROR' });
    expect((await payoutById(world.pool, id))?.tries).toBe(3);
    expect((await walletOf(person)).balance).toBe(amount);
  });

  test('that the bank may or may not have is held and never sent again', async () => {
    const person = await rich(amount, '131313');
    const { id } = (await request(person, amount)).answer();
    await world.settle();
    await world.api.sandbox.control(`/payouts/${id}/fail`, { failure_code: 'UNKNOWN_BANK_NETWORK_ERROR' });
    await world.settle();
    world.api.clock.advance(10 * 60_000);
    await reconcile();
    expect(await payoutOf(person, id)).toMatchObject({
      status: 'ACCEPTED',
      failureReason: 'UNKNOWN_BANK_NETWORK_ERROR',
    });
    expect((await payoutById(world.pool, id))?.tries).toBe(1);
    expect((await walletOf(person)).balance).toBe(0);
  });

  test('that the gateway refuses outright gives the money back', async () => {
    const person = await rich(pesos(60_000), '1234567890');
    const fault = { provider: 'xendit', path: '/v2/payouts', status: 400, code: 'MAXIMUM_TRANSFER_LIMIT_ERROR' };
    await world.api.sandbox.control('/faults', fault);
    const { id } = (await request(person, amount)).answer();
    await settleTo(id, 'FAILED');
    expect(await payoutOf(person, id)).toMatchObject({ failureReason: 'REJECTED_BY_CHANNEL' });
    expect((await walletOf(person)).balance).toBe(pesos(60_000));
  });

  test('whose answer was lost is asked for again under the same key: the bank pays once', async () => {
    const person = await rich(amount, '1234567890');
    const fault = { provider: 'xendit', path: '/v2/payouts', status: 500, code: 'SERVER_ERROR' };
    await world.api.sandbox.control('/faults', fault);
    const { id } = (await request(person, amount)).answer();
    await world.settle();
    expect((await payoutOf(person, id)).status).toBe('PENDING');
    await hurryJobs(world.pool);
    await settleTo(id, 'SUCCEEDED');
    expect((await payoutById(world.pool, id))?.tries).toBe(1);
  });

  test('is cancelled by its owner while the gateway has not sent it, and the money is back', async () => {
    const person = await rich(amount, '131313');
    const { id } = (await request(person, amount)).answer();
    await world.settle();
    expect((await cancel(person, id)).answer().status).toBe('CANCELLED');
    expect((await cancel(person, id)).answer().status).toBe('CANCELLED');
    expect((await walletOf(person)).balance).toBe(amount);
  });

  test('that is cancelled is expected nowhere any more', async () => {
    const person = await rich(amount, '131313');
    const { id } = (await request(person, amount)).answer();
    await world.settle();
    expect((await payoutOf(person, id)).expectedAt).not.toBeNull();
    expect((await cancel(person, id)).answer().expectedAt).toBeNull();
  });

  test('is cancelled once by ten presses at the same moment, and each is answered with that', async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = await rich(amount, '131313');
      const { id } = (await request(person, amount)).answer();
      await world.settle();
      const pressed = await Promise.all(Array.from({ length: 10 }, () => cancel(person, id)));
      expect(pressed.map((press) => press.answer().status)).toEqual(Array.from({ length: 10 }, () => 'CANCELLED'));
      expect((await walletOf(person)).balance).toBe(amount);
    }
  });

  test.each(['REJECTED_BY_WG', 'TRANSFER_ERROR', 'UNKNOWN_BANK_NETWORK_ERROR'])(
    'that people look at (%s) is not its owner’s to cancel, and says so',
    async (failureCode) => {
      const person = await rich(amount, '131313');
      const { id } = (await request(person, amount)).answer();
      await world.settle();
      await world.api.sandbox.control(`/payouts/${id}/fail`, { failure_code: failureCode });
      await world.settle();
      const result = await cancel(person, id);
      expect([result.status, refusalIn(result).reason]).toEqual([409, 'PAYOUT_HELD']);
      expect(await payoutOf(person, id)).toMatchObject({ status: 'ACCEPTED', failureReason: failureCode });
      expect((await walletOf(person)).balance).toBe(0);
    },
  );

  test('whose very first answer is that the bank may have it cannot be cancelled: it could be paid twice', async () => {
    shows('cancelPayout PAYOUT_HELD');
    const person = await rich(amount, '1234567890');
    const fault = { provider: 'xendit', path: '/v2/payouts', status: 400, code: 'UNKNOWN_BANK_NETWORK_ERROR' };
    await world.api.sandbox.control('/faults', fault);
    const { id } = (await request(person, amount)).answer();
    await world.settle();
    expect(await payoutOf(person, id)).toMatchObject({
      status: 'PENDING',
      failureReason: 'UNKNOWN_BANK_NETWORK_ERROR',
    });
    expect(refusalIn(await cancel(person, id)).reason).toBe('PAYOUT_HELD');
    expect((await walletOf(person)).balance).toBe(0);
  });

  test('is cancelled before it was sent at all, and then never sent', async () => {
    shows('cancelPayout success');
    const person = await rich(amount, '1234567890');
    const { id } = (await request(person, amount)).answer();
    expect((await cancel(person, id)).answer().status).toBe('CANCELLED');
    await world.settle();
    expect(await payoutById(world.pool, id)).toMatchObject({ status: 'CANCELLED', tries: 0, gatewayPayoutId: null });
    expect((await walletOf(person)).balance).toBe(amount);
  });

  test('cannot be cancelled while it is on its way to the gateway, nor when the bank has it', async () => {
    shows('cancelPayout NOT_ALLOWED_NOW', 'cancelPayout CONFLICT');
    const person = await rich(amount, '1234567890');
    await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/v2/payouts', status: 500 });
    const { id } = (await request(person, amount)).answer();
    await world.settle();
    const early = await cancel(person, id);
    expect(refusalIn(early).reason).toBe('CONFLICT');
    await hurryJobs(world.pool);
    await settleTo(id, 'SUCCEEDED');
    const late = await cancel(person, id);
    expect(late.status).toBe(409);
    expect(refusalIn(late).reason).toBe('NOT_ALLOWED_NOW');
    expect((await walletOf(person)).balance).toBe(0);
  });

  test.each([
    { what: 'one centavo more than the wallet holds', amount: amount + 1, status: 409, reason: 'BALANCE_TOO_LOW' },
    { what: 'less than ₱100', amount: pesos(100) - 1, status: 400, reason: 'PAYOUT_AMOUNT' },
    { what: 'nothing', amount: 0, status: 400, reason: 'PAYOUT_AMOUNT' },
    { what: 'a negative amount', amount: -amount, status: 400, reason: 'PAYOUT_AMOUNT' },
  ] as const)('of $what is refused', async ({ amount: wanted, status, reason }) => {
    shows(`requestPayout ${reason}`);
    const person = await rich(amount, '1234567890');
    const result = await request(person, wanted);
    expect(result.status).toBe(status);
    expect(refusalIn(result).reason).toBe(reason);
    expect((await walletOf(person)).balance).toBe(amount);
  });

  test('the same request sent twenty times is one payout', async () => {
    const person = await rich(pesos(3500), '131313');
    const key = newKey();
    const results = await Promise.all(Array.from({ length: 20 }, () => request(person, amount, key)));
    expect(new Set(results.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await walletOf(person)).balance).toBe(pesos(2500));
    await world.settle();
  });
});

test('income of a new seller can be spent on nothing until its hold is over, also by many requests at once', async () => {
  const deal = await dealAt(world, 'transaction_successful', await listAsk(world));
  const body = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '131313' };
  (await world.api.callAs(deal.seller, 'createWithdrawalAccount', { body })).answer();
  await letAccountsRest(world.pool);
  const { balance, withdrawable } = await walletOf(deal.seller);
  expect(withdrawable).toBe(0);
  const early = await Promise.all(Array.from({ length: 10 }, () => request(deal.seller, balance)));
  expect(early.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 409));
  world.api.clock.advance(72 * HOUR_MS);
  const due = await Promise.all(Array.from({ length: 10 }, () => request(deal.seller, balance)));
  expect(due.filter(({ status }) => status === 201)).toHaveLength(1);
  await world.settle();
});

test('the hold of a seller’s income ends 72 hours after the delivery', async () => {
  const deal = await dealAt(world, 'to_receive');
  const order = await orderOf(deal.seller, deal.orderId);
  expect(order.payout?.availableAt).not.toBeNull();
  (await world.api.callAs(deal.buyer, 'confirmReceived', { params: { id: deal.orderId } })).answer();
  const after = await orderOf(deal.seller, deal.orderId);
  expect(after.payout?.availableAt).toBe(new Date(world.api.clock.now().getTime() + 72 * HOUR_MS).toISOString());
});

async function reconcile(): Promise<void> {
  await world.pool.query(`select graphile_worker.add_job('reconcile', '{}')`);
  await world.settle();
}

/** Waits for a payout that settles by itself; the sandbox's webhooks report it. */
async function settleUntil(isThere: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 5_000;
  while (performance.now() < deadline) {
    await world.settle();
    if (await isThere()) return;
    await pause(5);
  }
  throw new Error('Expected it to happen within five seconds.');
}

async function settleTo(id: PayoutId, status: string): Promise<void> {
  await settleUntil(async () => (await payoutById(world.pool, id))?.status === status);
}
