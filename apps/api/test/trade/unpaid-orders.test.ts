import { insertTestSku } from '@suki/db/testing/test-trade';
import type { OrderId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import {
  acceptCall,
  acceptLaterCall,
  liveBid,
  orderOfBid,
  payAcceptance,
  payBid,
  postBid,
} from '../support/bid-steps.ts';
import { carriesOut, shows } from '../support/evidence.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { buy, dealAt, lapse, listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** An unpaid order and its seller: of a bid (E20 to E25), and of a pair that a buyer reserved (E31). */

const world = tradeWorld();
afterEach(() => world.expectSound());

const trader = () => newTrader(world.api.dependencies);
const price = pesos(4000);
const inList = async (seller: Trader, tabId?: 'to_pay' | 'done') => {
  const query = { role: 'seller', ...(tabId === undefined ? {} : { tabId }) } as const;
  return (await world.api.callAs(seller, 'listOrders', { query })).answer().items.map(({ id }) => id);
};

type Unpaid = { readonly seller: Trader; readonly orderId: OrderId };

async function wanted() {
  const [sku, bidder, seller] = await Promise.all([insertTestSku(world.pool), trader(), trader()]);
  return { ...sku, bidder, seller, bidId: await liveBid(world, { bidder, ...sku, price }) };
}

const ofBid: Readonly<Record<string, () => Promise<Unpaid>>> = {
  'matched by an ask at its price (E20)': async () => {
    const { bidder, bidId, ...offer } = await wanted();
    await listAsk(world, { ...offer, price });
    return { seller: offer.seller, orderId: await orderOfBid(world, bidder, bidId) };
  },
  'that met an ask at its price (E21)': async () => {
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await postBid(world, { bidder, ...sku, price });
    const listing = await listAsk(world, { ...sku, price });
    await payBid(world, bidder, bidId);
    return { seller: listing.seller, orderId: await orderOfBid(world, bidder, bidId) };
  },
  'accepted with a live ask (E22a)': async () => {
    const { bidder, bidId, seller, ...sku } = await wanted();
    await listAsk(world, { seller, ...sku, price: pesos(5000) });
    (await acceptCall(world, seller, sku, false)).answer();
    return { seller, orderId: await orderOfBid(world, bidder, bidId) };
  },
  'accepted with a new deposit (E23 to E25)': async () => {
    shows('payAcceptedBid success', 'acceptBidWithoutPay success');
    const { bidder, bidId, seller, ...sku } = await wanted();
    const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
    await payAcceptance(world, seller, askId);
    return { seller, orderId: await orderOfBid(world, bidder, bidId) };
  },
};

describe.each(Object.entries(ofBid))('the unpaid order of a bid %s', (_, made) => {
  test('is on the seller’s page and list, with the time that its buyer has, and nothing of the buyer’s', async () => {
    const { seller, orderId } = await made();
    const order = (await world.api.callAs(seller, 'getOrder', { params: { id: orderId } })).answer();
    expect(order).toMatchObject({
      status: 'to_pay',
      role: 'seller',
      next: { nextActor: 'buyer', deadline: expect.any(String) },
      buyerQuote: null,
      buyerAddress: null,
      attempt: null,
      paymentInfo: null,
    });
    expect(await inList(seller, 'to_pay')).toEqual([orderId]);
    expect(await inList(seller)).toEqual([orderId]);
  });
});

test('the seller of an accepted bid may remind the buyer of the payment once, after a third of its time (N1)', async () => {
  shows('remindOfAsk success', 'remindOfAsk ALREADY_DONE', 'remindOfAsk TOO_EARLY', 'acceptBid success');
  carriesOut('N1');
  const { bidder, seller, ...sku } = await wanted();
  const { askId } = await listAsk(world, { seller, ...sku, price: pesos(5000) });
  (await acceptCall(world, seller, sku, false)).answer();
  const remind = () => world.api.callAs(seller, 'remindOfAsk', { params: { id: askId } });
  expect(refusalIn(await remind())).toMatchObject({ reason: 'TOO_EARLY' });
  world.api.clock.advance(8 * 3_600_000);
  expect((await remind()).answer()).toMatchObject({ reminderSent: true });
  expect(refusalIn(await remind())).toMatchObject({ reason: 'ALREADY_DONE' });
  const messages = (await world.api.callAs(bidder, 'listOrderMessages')).answer().items;
  expect(messages.length).toBeGreaterThan(0);
});

test('an order of a bid that was never paid stays in its seller’s list when it is closed (E36)', async () => {
  const { seller, orderId } = await (ofBid['accepted with a live ask (E22a)'] as () => Promise<Unpaid>)();
  await lapse(world, 'accepted_payment_window', orderId);
  expect(await inList(seller, 'done')).toEqual([orderId]);
});

describe('the unpaid order of a pair that a buyer reserved (E31)', () => {
  test.each(['getOrder', 'confirmOrder', 'getVerification'] as const)(
    'does not exist for a stranger: %s',
    async (operationId) => {
      shows(`${operationId} ORDER_NOT_FOUND`);
      const { orderId } = await dealAt(world, 'to_pay');
      const refused = await world.api.callAs(await trader(), operationId, { params: { id: orderId } });
      expect(refusalIn(refused)).toMatchObject({ reason: 'ORDER_NOT_FOUND' });
    },
  );

  test('coverage 7: is read by its seller, to whom the ask names it, with nothing of the buyer’s and nothing to do', async () => {
    const { seller, buyer, askId, orderId } = await dealAt(world, 'to_pay');
    const ask = (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
    expect(ask).toMatchObject({ status: 'buyer_to_pay', orderId });
    const read = async () => (await world.api.callAs(seller, 'getOrder', { params: { id: orderId } })).answer();
    const order = await read();
    expect(order).toMatchObject({
      status: 'to_pay',
      role: 'seller',
      next: { nextActor: 'buyer', deadline: expect.any(String), actions: [] },
      buyerQuote: null,
      buyerAddress: null,
      attempt: null,
      paymentInfo: null,
    });
    for (const secret of [buyer.userId, buyer.street, buyer.name, buyer.email]) {
      expect(JSON.stringify(order)).not.toContain(secret);
    }
    const confirmed = await world.api.callAs(seller, 'confirmOrder', { params: { id: orderId } });
    expect(refusalIn(confirmed)).toMatchObject({ reason: 'NOT_ALLOWED_NOW' });
    await lapse(world, 'payment_window', orderId);
    expect(await read()).toMatchObject({ status: 'transaction_closed', next: { nextActor: 'nobody' } });
  });

  test('is in no list of its seller, open or closed, and is the buyer’s from the start', async () => {
    const { seller, buyer, orderId } = await buy(world, await listAsk(world));
    expect(await inList(seller)).toEqual([]);
    expect((await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer().role).toBe('buyer');
    await lapse(world, 'payment_window', orderId);
    expect(await inList(seller)).toEqual([]);
  });

  test('is its seller’s from the payment on', async () => {
    const { seller, orderId } = await dealAt(world, 'confirming_buyer_order');
    expect(await inList(seller)).toEqual([orderId]);
  });
});
