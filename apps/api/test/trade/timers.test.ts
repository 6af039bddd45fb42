import { historyOf } from '@suki/db/queries/history';
import { dueTimers, type Timer, timersOf } from '@suki/db/queries/timers';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import type { AskId, OrderId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { afterEach, describe, expect, test } from 'vitest';
import { GatewayError } from '../../src/ports/payment-gateway.ts';
import { fireTimer } from '../../src/timers/fire-timer.ts';
import { carriesOut } from '../support/evidence.ts';
import { quickListing } from '../support/quick-listing.ts';
import { newTrader } from '../support/trade-people.ts';
import {
  buy,
  courierSays,
  type Deal,
  dealAt,
  deliver,
  listAsk,
  postAsk,
  ship,
  startDeposit,
  startPayment,
} from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** F11 (docs/test-plan.md#faults): deadlines with a moved Clock. Two sweepers do every sweep at once. */

const world = tradeWorld();
afterEach(async () => {
  // Other tests may have started things that are due by now.
  await world.catchUp();
  await world.expectSound();
});

const sweepTwice = async (): Promise<number> => {
  const [one, other] = await Promise.all([world.sweep(), world.sweep()]);
  await world.settle();
  return one + other;
};

async function timerOf(kind: TimerKind, id: AskId | OrderId): Promise<Timer> {
  const entity = id.startsWith('ask_') ? 'ask' : 'order';
  const timer = (await timersOf(world.pool, entity, [id])).find((running) => running.kind === kind);
  if (timer === undefined) throw new Error(`Expected ${kind} to run for ${id}.`);
  return timer;
}

/** Expects nothing a second early, one firing by two sweepers at the moment itself, and nothing from a second one. */
async function expectLapse(kind: TimerKind, id: AskId | OrderId): Promise<void> {
  const timer = await timerOf(kind, id);
  world.api.clock.set(new Date(timer.fireAt.getTime() - 1000));
  await sweepTwice();
  const before = await world.eventsOf(id);
  world.api.clock.set(timer.fireAt);
  await sweepTwice();
  await fireTimer(timer, world.api.dependencies);
  await sweepTwice();
  expect((await world.eventsOf(id)).length).toBe(before.length + 1);
}

/** Fires one after the other, as one sweep does. */
async function fireAll(timers: readonly Timer[], dependencies: Parameters<typeof fireTimer>[1]): Promise<void> {
  const sweep = { isGatewaySilent: false };
  for (const timer of timers) await fireTimer(timer, dependencies, sweep);
}

const askOf = async ({ seller, askId }: Pick<Deal, 'seller' | 'askId'>) =>
  (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const messagesOf = async (person: Deal['seller']) => {
  const order = (await world.api.callAs(person, 'listOrderMessages')).answer().items;
  const payment = (await world.api.callAs(person, 'listPaymentMessages')).answer().items;
  return [...order, ...payment].map(({ kind }) => kind);
};
const depositHistory = async (askId: AskId) => {
  const { rows } = await world.pool.query<{ id: string }>('select id from deposits where ask_id = $1', [askId]);
  return (await historyOf(world.pool, 'deposit', rows[0]?.id ?? '')).map(({ to }) => to);
};

const posted = async () => {
  const seller = await newTrader(world.api.dependencies);
  const price = pesos(5000);
  const sku = await insertTestSku(world.pool);
  return { seller, price, ...sku, askId: await postAsk(world, { seller, price, ...sku }) };
};

describe('a deposit that is not paid within the hour', () => {
  test('closes the ask, and nothing is held (E05)', async () => {
    carriesOut('E05');
    const ask = await posted();
    await expectLapse('ask_deposit', ask.askId);
    expect(await askOf(ask)).toMatchObject({
      status: 'transaction_closed',
      deposit: { status: 'voided' },
      closure: { reason: 'no_return_required', detail: 'deposit_timeout' },
    });
    expect(await messagesOf(ask.seller)).toContain('ask-deposit-lapsed');
  });

  test('with a payment under way waits once more for 15 minutes, then closes', async () => {
    const ask = await posted();
    await startDeposit(world, ask);
    const first = await timerOf('ask_deposit', ask.askId);
    world.api.clock.set(first.fireAt);
    await sweepTwice();
    const second = await timerOf('ask_deposit', ask.askId);
    expect(second).toMatchObject({ isExtended: true, fireAt: new Date(first.fireAt.getTime() + 15 * MINUTE_MS) });
    expect((await askOf(ask)).status).toBe('to_pay');
    await expectLapse('ask_deposit', ask.askId);
    expect((await askOf(ask)).status).toBe('transaction_closed');
  });

  test('with a payment that succeeded without a word to us lists the ask instead', async () => {
    const ask = await posted();
    const attempt = await startDeposit(world, ask);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    world.api.clock.set((await timerOf('ask_deposit', ask.askId)).fireAt);
    await sweepTwice();
    expect((await askOf(ask)).status).toBe('listed');
  });

  test('with a gateway that does not answer waits once more', async () => {
    const ask = await posted();
    await startDeposit(world, ask);
    await world.api.sandbox.control('/faults', { provider: 'xendit', status: 500 });
    world.api.clock.set((await timerOf('ask_deposit', ask.askId)).fireAt);
    await world.sweep();
    expect((await askOf(ask)).status).toBe('to_pay');
    expect((await timerOf('ask_deposit', ask.askId)).isExtended).toBe(true);
  });
});

test('a gateway that hangs is asked once in a sweep: its payment deadlines wait, the others fire', async () => {
  const asks = [await posted(), await posted(), await posted()];
  for (const ask of asks) await startDeposit(world, ask);
  const other = await posted();
  world.api.clock.set((await timerOf('ask_deposit', other.askId)).fireAt);
  const { dependencies } = world.api;
  let asked = 0;
  const getPayment = async (): Promise<never> => {
    asked += 1;
    throw new GatewayError({ outcome: 'unknown', errorCode: 'TIMEOUT', message: 'no answer', status: null });
  };
  await fireAll(await dueTimers(world.pool, world.api.clock.now(), 100), {
    ...dependencies,
    gateway: { ...dependencies.gateway, getPayment },
  });
  expect(asked).toBe(1);
  for (const { askId } of asks) expect((await timerOf('ask_deposit', askId)).isExtended).toBe(true);
  expect((await askOf(other)).status).toBe('transaction_closed');
});

describe('the days of a listing', () => {
  test('at their end the ask closes and the deposit is back where it came from (E10)', async () => {
    carriesOut('E10');
    const listing = await listAsk(world);
    await expectLapse('listing', listing.askId);
    expect(await askOf(listing)).toMatchObject({
      status: 'transaction_closed',
      deposit: { status: 'returned' },
      closure: { detail: 'expired' },
    });
    expect(await depositHistory(listing.askId)).toEqual(['under_hold', 'returned']);
    const { items } = (await world.api.callAs(listing.seller, 'listTransactions')).answer();
    expect(items).toMatchObject([{ kind: 'deposit_refund', status: 'succeeded', through: 'original_method' }]);
  });

  test('do not run while a buyer pays, and go on with the rest of them', async () => {
    const listing = await quickListing(world);
    const began = await timerOf('listing', listing.askId);
    world.api.clock.advance(DAY_MS);
    const deal = await buy(world, listing);
    world.api.clock.advance(10 * MINUTE_MS);
    (
      await world.api.callAs(deal.buyer, 'cancelOrder', {
        params: { orderId: deal.orderId },
        body: { isSeller: false },
      })
    ).answer();
    const after = await timerOf('listing', listing.askId);
    expect(after.fireAt).toEqual(new Date(began.fireAt.getTime() + 10 * MINUTE_MS));
    expect((await askOf(listing)).queuePosition).toBe(1);
  });
});

describe('an order that is not paid within a quarter of an hour', () => {
  test('closes; the pair is on sale again at its old place in the queue (E34)', async () => {
    carriesOut('E34');
    const listing = await listAsk(world);
    world.api.clock.advance(1000);
    const { itemId, skuId, price } = listing;
    const second = await quickListing(world, { itemId, skuId, price });
    const deal = await buy(world, listing);
    await expectLapse('payment_window', deal.orderId);
    expect(await orderOf(deal)).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'payment_timeout' },
      refunds: [],
    });
    expect((await askOf(listing)).queuePosition).toBe(1);
    expect((await askOf(second)).queuePosition).toBe(2);
    expect(await messagesOf(deal.buyer)).toContain('order-payment-lapsed');
    // The seller is not told of a buyer who did not pay.
    expect(await messagesOf(deal.seller)).toEqual(['ask-live', 'ask-to-pay']);
  });

  test('with a payment under way is extended once, not twice', async () => {
    carriesOut('T6x');
    const deal = await buy(world, await quickListing(world));
    await startPayment(world, deal);
    const first = await timerOf('payment_window', deal.orderId);
    world.api.clock.set(first.fireAt);
    await sweepTwice();
    expect(await timerOf('payment_window', deal.orderId)).toMatchObject({
      isExtended: true,
      fireAt: new Date(first.fireAt.getTime() + 15 * MINUTE_MS),
    });
    await expectLapse('payment_window', deal.orderId);
    expect((await orderOf(deal)).status).toBe('transaction_closed');
  });

  test('with a payment that succeeded without a word to us is paid, by either sweeper, once', async () => {
    const deal = await buy(world, await quickListing(world));
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    world.api.clock.set((await timerOf('payment_window', deal.orderId)).fireAt);
    await sweepTwice();
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    expect(await world.eventsOf(deal.orderId)).toEqual(['E31', 'E32', 'E37a']);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(attempt.amount);
  });

  test('at the very moment of the payment: one of both happens, and no peso is lost', async () => {
    carriesOut('E39');
    for (let round = 0; round < 5; round += 1) {
      const deal = await buy(world, await quickListing(world));
      const attempt = await startPayment(world, deal);
      const timer = await timerOf('payment_window', deal.orderId);
      world.api.clock.set(timer.fireAt);
      await Promise.all([
        world.sweep(),
        world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { times: 2 } }).then(world.settle),
      ]);
      await world.settle();
      expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
      await world.expectSound();
    }
  });
});

describe('a seller who does not answer', () => {
  test('loses the whole deposit to the platform, and the buyer has all money back (E43)', async () => {
    carriesOut('E43');
    const deal = await dealAt(world, 'confirming_buyer_order');
    const { amount } = await orderOf(deal);
    await expectLapse('confirmation', deal.orderId);
    expect(await orderOf(deal)).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'seller_confirm_timeout' },
      refunds: [{ amount, status: 'SUCCEEDED' }],
    });
    expect((await askOf(deal)).deposit).toMatchObject({ status: 'deducted', deductedAmount: pesos(500) });
  });
});

describe('a seller who does not ship', () => {
  test('ux 18: loses the deposit, seventy percent of it to the buyer after three days (E49)', async () => {
    carriesOut('E49');
    const deal = await dealAt(world, 'seller_to_ship');
    await expectLapse('shipment', deal.orderId);
    expect(await orderOf(deal)).toMatchObject({
      closure: { detail: 'seller_ship_timeout' },
      refunds: [{ status: 'SUCCEEDED' }],
    });
    // ux 18: the buyer reads the share on the order, the seller does not.
    const seenBy = async (who: typeof deal.buyer) =>
      (await world.api.callAs(who, 'getOrder', { params: { id: deal.orderId } })).answer();
    expect((await seenBy(deal.buyer)).compensation).toBe(pesos(350));
    expect((await seenBy(deal.seller)).compensation).toBeNull();
    const wallet = async () => (await world.api.callAs(deal.buyer, 'getUser')).answer();
    expect(await wallet()).toMatchObject({ balance: 0 });
    world.api.clock.advance(72 * HOUR_MS);
    await sweepTwice();
    await sweepTwice();
    expect(await wallet()).toMatchObject({ balance: pesos(350), withdrawable: pesos(350) });
    expect(await messagesOf(deal.buyer)).toContain('compensation');
  });

  test('does not fire once a number is given', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const timer = await timerOf('shipment', deal.orderId);
    await deliver(world, deal);
    await fireTimer(timer, world.api.dependencies);
    expect((await orderOf(deal)).status).toBe('on_way_to_warehouse');
  });
});

describe('a parcel that no courier ever saw', () => {
  test('closes the order at the cost of the seller (E52)', async () => {
    const deal = await dealAt(world, 'on_way_to_warehouse');
    await expectLapse('first_scan', deal.orderId);
    expect(await orderOf(deal)).toMatchObject({ closure: { detail: 'no_scan' }, refunds: [{ status: 'SUCCEEDED' }] });
    expect((await askOf(deal)).deposit).toMatchObject({ status: 'deducted', deductedAmount: pesos(500) });
  });

  test('begins anew with the first corrected number only (E47)', async () => {
    carriesOut('E47');
    const deal = await dealAt(world, 'on_way_to_warehouse');
    const first = await timerOf('first_scan', deal.orderId);
    world.api.clock.advance(HOUR_MS);
    await deliver(world, deal);
    const second = await timerOf('first_scan', deal.orderId);
    expect(second.fireAt > first.fireAt).toBe(true);
    world.api.clock.advance(HOUR_MS);
    await deliver(world, deal);
    expect((await timerOf('first_scan', deal.orderId)).fireAt).toEqual(second.fireAt);
  });
});

describe('a buyer who never confirms', () => {
  test('has received it seven days after the delivery (E71)', async () => {
    carriesOut('E71');
    const deal = await dealAt(world, 'platform_to_ship');
    const number = await ship(world, deal);
    world.api.clock.advance(30 * DAY_MS);
    await sweepTwice();
    // A buyer's silence about a parcel on its way does not confirm the receipt.
    expect((await orderOf(deal)).status).toBe('to_receive');
    await courierSays(world, number, 'delivered');
    await expectLapse('receipt', deal.orderId);
    expect((await orderOf(deal)).status).toBe('transaction_successful');
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
  });
});

describe('a fine in suspense', () => {
  test('is shared out once, to the platform alone where nobody was harmed', async () => {
    carriesOut('T21');
    const deal = await dealAt(world, 'confirming_buyer_order');
    const before = await world.balance('platform:penalty_revenue');
    (
      await world.api.callAs(deal.seller, 'cancelOrder', {
        params: { orderId: deal.orderId },
        body: { isSeller: true },
      })
    ).answer();
    await world.settle();
    expect(await world.balance('platform:penalty_revenue')).toBe(before);
    world.api.clock.advance(72 * HOUR_MS);
    await sweepTwice();
    await sweepTwice();
    expect(await world.balance('platform:penalty_revenue')).toBe(before + pesos(250));
    expect((await world.api.callAs(deal.buyer, 'getUser')).answer().balance).toBe(0);
  });
});

describe('many deadlines', () => {
  test('F11: a clock that is moved back fires nothing early, and forward again fires once', async () => {
    const ask = await posted();
    const { fireAt } = await timerOf('ask_deposit', ask.askId);
    world.api.clock.set(new Date(fireAt.getTime() - 2 * HOUR_MS));
    expect(await world.eventsOf(ask.askId)).toEqual(['E01']);
    await sweepTwice();
    expect(await world.eventsOf(ask.askId)).toEqual(['E01']);
    world.api.clock.set(new Date(fireAt.getTime() + 2 * HOUR_MS));
    await sweepTwice();
    expect(await world.eventsOf(ask.askId)).toEqual(['E01', 'E05']);
  });

  test('F11: a sweeper that died with a claim costs its lease, not the deadline', async () => {
    const ask = await posted();
    world.api.clock.set((await timerOf('ask_deposit', ask.askId)).fireAt);
    await world.pool.query('update timers set claimed_at = clock_timestamp() where entity_id = $1', [ask.askId]);
    expect(await world.sweep()).toBe(0);
    await world.pool.query(
      `update timers set claimed_at = clock_timestamp() - interval '31 seconds' where entity_id = $1`,
      [ask.askId],
    );
    expect(await world.sweep()).toBe(1);
    expect((await askOf(ask)).status).toBe('transaction_closed');
  });
});
