import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../test/support/evidence.ts';
import { type Listing, quickListing } from '../../../test/support/quick-listing.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import {
  buy,
  buyCall,
  type Deal,
  dealAt,
  deliver,
  newKey,
  newTrackingNumber,
  payBody,
  startPayment,
} from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld({ isCrowd: true });
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const purchase = (buyer: Trader, { skuId, price }: Pick<Listing, 'skuId' | 'price'>, change: object = {}) => {
  const { total } = buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR' });
  const body = { skuId, lane: 'standard', maxTotal: total, addressId: buyer.addressId, ...change };
  return world.api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: newKey() });
};
const orderOf = async (person: Trader, { orderId }: Pick<Deal, 'orderId'>) =>
  (await world.api.callAs(person, 'getOrder', { params: { id: orderId } })).answer();
const cancel = (person: Trader, { orderId }: Pick<Deal, 'orderId'>, isSeller: boolean) =>
  world.api.callAs(person, 'cancelOrder', { params: { orderId }, body: { isSeller } });
const shipped = (person: Trader, { orderId }: Pick<Deal, 'orderId'>, body: object) =>
  world.api.callAs(person, 'sellerDeliver', { params: { orderId }, body });

describe('a purchase', () => {
  test('ux 8: at exactly the total that was seen is made; a centavo less is refused with the new quote', async () => {
    const listing = await quickListing(world);
    const buyer = await newTrader(world.api.dependencies);
    const quote = buyerQuote({ price: listing.price, lane: 'standard', buyerRegion: 'NCR' });
    const refused = await purchase(buyer, listing, { maxTotal: quote.total - 1 });
    expect([refused.status, refusalIn(refused).reason]).toEqual([409, 'PRICE_CHANGED']);
    expect(refusalIn(refused).details).toEqual({
      maxTotal: quote.total - 1,
      total: quote.total,
      quote: { skuId: listing.skuId, lane: 'standard', total: quote.total, lines: quote.lines },
    });
    expect((await purchase(buyer, listing)).status).toBe(201);
  });

  test('ux 8: when the ask has fallen costs less than was seen, without a question', async () => {
    const listing = await quickListing(world);
    const { itemId, skuId } = listing;
    await quickListing(world, { itemId, skuId, price: pesos(4000) });
    const buyer = await newTrader(world.api.dependencies);
    const order = (await purchase(buyer, listing)).answer();
    expect(order.price).toBe(pesos(4000));
  });

  test('that is too dear only because the cheapest ask is the buyer’s own is told the price of the next (rule 8)', async () => {
    shows('buyAtLowestAsk PRICE_CHANGED', 'buyAtLowestAsk OWN_ENTRY');
    const buyer = await newTrader(world.api.dependencies);
    const own = await quickListing(world, { seller: buyer });
    const alone = await purchase(buyer, own);
    expect([alone.status, refusalIn(alone).reason]).toEqual([409, 'OWN_ENTRY']);
    const { itemId, skuId } = own;
    await quickListing(world, { itemId, skuId, price: pesos(6000) });
    const dearer = await purchase(buyer, own);
    const next = buyerQuote({ price: pesos(6000), lane: 'standard', buyerRegion: 'NCR' });
    expect(refusalIn(dearer).details).toMatchObject({
      total: next.total,
      quote: { total: next.total, lines: next.lines },
    });
    expect((await purchase(buyer, { skuId, price: pesos(6000) })).answer().price).toBe(pesos(6000));
  });

  test('of the last pair by two people at once goes to the one who asked first in the queue of the book', async () => {
    const listing = await quickListing(world);
    const people = await Promise.all([newTrader(world.api.dependencies), newTrader(world.api.dependencies)]);
    const results = await Promise.all(people.map((person) => purchase(person, listing)));
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
    { what: 'where no ask is left', lane: 'standard', reason: 'ASK_GONE' },
    { what: 'in a lane without asks', lane: 'flash', reason: 'ASK_GONE' },
  ])('$what is refused', async ({ lane, reason }) => {
    shows('buyAtLowestAsk ASK_GONE');
    const buyer = await newTrader(world.api.dependencies);
    const { skuId } = lane === 'flash' ? await quickListing(world) : await insertTestSku(world.pool);
    const result = await purchase(buyer, { skuId, price: pesos(5000) }, { lane });
    expect([result.status, refusalIn(result).reason]).toEqual([409, reason]);
  });

  test('of a size that does not exist is refused', async () => {
    shows('buyAtLowestAsk SKU_NOT_FOUND');
    const buyer = await newTrader(world.api.dependencies);
    const result = await purchase(buyer, { skuId: 'sku_0000000000' as Listing['skuId'], price: pesos(5000) });
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'SKU_NOT_FOUND']);
  });

  test('of an item that is traded no more is refused, and its ask stays', async () => {
    shows('buyAtLowestAsk ITEM_NOT_LISTED');
    const listing = await quickListing(world);
    await world.pool.query(`update items set status = 'discontinued' where id = $1`, [listing.itemId]);
    const result = await purchase(await newTrader(world.api.dependencies), listing);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'ITEM_NOT_LISTED']);
    expect(await world.eventsOf(listing.askId)).toEqual(['E01', 'E03']);
  });

  test('is one of at most two that wait for payment, however fast they are sent', async () => {
    const buyer = await newTrader(world.api.dependencies);
    const listings = await Promise.all(Array.from({ length: 6 }, () => quickListing(world)));
    const results = await Promise.all(listings.map((listing) => purchase(buyer, listing)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = results.filter(({ status }) => status === 409).map((result) => refusalIn(result).reason);
    expect(new Set(refused)).toEqual(new Set(['TOO_MANY_UNPAID_ORDERS']));
  });

  test('takes no figure from the client: what else is sent is ignored (S5, S21)', async () => {
    const listing = await quickListing(world);
    const buyer = await newTrader(world.api.dependencies);
    const forged = {
      price: 1,
      total: 1,
      shippingFee: 0,
      status: 'transaction_successful',
      sellerId: buyer.userId,
      income: 1,
      couponAmount: pesos(4999),
    };
    const order = (await purchase(buyer, listing, forged)).answer();
    const { total } = buyerQuote({ price: listing.price, lane: 'standard', buyerRegion: 'NCR' });
    expect(order).toMatchObject({ status: 'to_pay', price: listing.price, amount: total });
  });
});

describe('paying', () => {
  test('above what a wallet takes is refused by the rule of the method (EXCEED)', async () => {
    const deal = await buy(world, await quickListing(world, { price: pesos(150_000) }));
    const params = { orderId: deal.orderId };
    const result = await world.api.callAs(deal.buyer, 'payOrder', {
      params,
      body: payBody(),
      idempotencyKey: newKey(),
    });
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'METHOD_LIMIT']);
  });

  test.each(['confirming_buyer_order', 'seller_to_ship'] as const)('an order in %s is refused', async (stage) => {
    shows('payOrder NOT_ALLOWED_NOW');
    const deal = await dealAt(world, stage);
    const params = { orderId: deal.orderId };
    const result = await world.api.callAs(deal.buyer, 'payOrder', {
      params,
      body: payBody(),
      idempotencyKey: newKey(),
    });
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  test('that failed can be tried again, with the reason shown', async () => {
    const deal = await dealAt(world, 'to_pay');
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/fail`, { failure_code: 'ACCOUNT_ACCESS_BLOCKED' });
    await world.settle();
    expect(await orderOf(deal.buyer, deal)).toMatchObject({
      status: 'to_pay',
      attempt: { status: 'FAILED', failureCode: 'ACCOUNT_ACCESS_BLOCKED' },
    });
    const messages = (await world.api.callAs(deal.buyer, 'listPaymentMessages')).answer().items;
    expect(messages.map(({ kind }) => kind)).toEqual(['payment-failed']);
    expect((await startPayment(world, deal)).id).not.toBe(attempt.id);
  });

  test.each([
    { what: 'another site', returnPath: 'https://evil.example/x' },
    { what: 'another site without a scheme', returnPath: '//evil.example' },
    { what: 'another site with a backslash', returnPath: '/\\evil.example' },
    { what: 'a path with a line break', returnPath: '/a\nb' },
  ])('never sends the payer to $what', async ({ returnPath }) => {
    const deal = await dealAt(world, 'to_pay');
    const input = { params: { orderId: deal.orderId }, body: payBody(returnPath), idempotencyKey: newKey() };
    expect((await world.api.callAs(deal.buyer, 'payOrder', input)).status).toBe(400);
  });
});

describe('the parts of buyer and seller', () => {
  test.each([
    {
      call: 'confirmOrder',
      person: 'buyer',
      status: 403,
      reason: 'NOT_YOUR_ROLE',
      shown: 'confirmOrder NOT_YOUR_ROLE',
    },
    {
      call: 'confirmReceived',
      person: 'seller',
      status: 403,
      reason: 'NOT_YOUR_ROLE',
      shown: 'confirmReceived NOT_YOUR_ROLE',
    },
    {
      call: 'confirmReceived',
      person: 'buyer',
      status: 409,
      reason: 'NOT_ALLOWED_NOW',
      shown: 'confirmReceived NOT_ALLOWED_NOW',
    },
    {
      call: 'deleteOrder',
      person: 'buyer',
      status: 409,
      reason: 'NOT_ALLOWED_NOW',
      shown: 'deleteOrder NOT_ALLOWED_NOW',
    },
    {
      call: 'deleteOrder',
      person: 'seller',
      status: 409,
      reason: 'NOT_ALLOWED_NOW',
      shown: 'deleteOrder NOT_ALLOWED_NOW',
    },
    {
      call: 'getVerification',
      person: 'buyer',
      status: 404,
      reason: 'VERIFICATION_NOT_FOUND',
      shown: 'getVerification VERIFICATION_NOT_FOUND',
    },
  ] as const)(
    '$call of the $person of a paid order answers $status $reason',
    async ({ call, person, status, reason, shown }) => {
      shows(shown);
      const deal = await dealAt(world, 'confirming_buyer_order');
      const result = await world.api.callAs(deal[person], call, { params: { id: deal.orderId } });
      expect([result.status, refusalIn(result).reason]).toEqual([status, reason]);
      expect((await orderOf(deal.buyer, deal)).status).toBe('confirming_buyer_order');
    },
  );

  test.each([
    { person: 'buyer', isSeller: true, status: 403, reason: 'NOT_YOUR_ROLE' },
    { person: 'seller', isSeller: false, status: 403, reason: 'NOT_YOUR_ROLE' },
  ] as const)('cancelling a paid order as $person with isSeller $isSeller answers $status', async (row) => {
    shows('cancelOrder NOT_YOUR_ROLE');
    const deal = await dealAt(world, 'confirming_buyer_order');
    const result = await cancel(deal[row.person], deal, row.isSeller);
    expect([result.status, refusalIn(result).reason]).toEqual([row.status, row.reason]);
  });

  test('a buyer may cancel one paid order a day before the seller confirms (E44)', async () => {
    shows('cancelOrder CANCELLATION_LIMIT');
    carriesOut('E44');
    const first = await dealAt(world, 'confirming_buyer_order');
    expect((await cancel(first.buyer, first, false)).status).toBe(200);
    const second = await dealAt(world, 'confirming_buyer_order', {}, first.buyer);
    const result = await cancel(first.buyer, second, false);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'CANCELLATION_LIMIT']);
  });

  test('a second press of "confirm" is answered like the first', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const press = () => world.api.callAs(deal.seller, 'confirmOrder', { params: { id: deal.orderId } });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map((result) => result.answer().status)).toEqual([
      'seller_to_ship',
      'seller_to_ship',
      'seller_to_ship',
    ]);
    expect(await world.eventsOf(deal.orderId)).toEqual(['E31', 'E32', 'E37a', 'E41']);
  });

  test('a finished order disappears from the list of the one who hides it, and from nobody else’s', async () => {
    shows('listOrders success', 'deleteOrder success');
    const deal = await dealAt(world, 'transaction_successful');
    expect((await world.api.callAs(deal.buyer, 'deleteOrder', { params: { id: deal.orderId } })).status).toBe(200);
    const list = async (person: Trader, role: string) =>
      (await world.api.callAs(person, 'listOrders', { query: { tabId: 'done', role } })).answer().items.length;
    expect([await list(deal.buyer, 'buyer'), await list(deal.seller, 'seller')]).toEqual([0, 1]);
  });
});

describe('a tracking number', () => {
  const courier = 'jtexpress-ph';

  test.each([
    { what: 'of letters only', trackingNumber: 'ABCDEFGH', courier },
    { what: 'with signs', trackingNumber: "JT1' or 1=1", courier },
  ])('$what is refused, and nothing moves', async ({ what: _what, ...body }) => {
    shows('sellerDeliver TRACKING_NUMBER_INVALID');
    const deal = await dealAt(world, 'seller_to_ship');
    const result = await shipped(deal.seller, deal, body);
    expect([result.status, refusalIn(result).reason]).toEqual([400, 'TRACKING_NUMBER_INVALID']);
    expect((await orderOf(deal.seller, deal)).status).toBe('seller_to_ship');
  });

  test('of a courier that we do not know is refused with the ones that we know, and nothing moves', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const result = await shipped(deal.seller, deal, { trackingNumber: 'JT12345678', courier: 'LBC' });
    expect([result.status, refusalIn(result).reason]).toEqual([400, 'VALIDATION']);
    expect(refusalIn(result).message).toContain(
      'body.courier: Invalid option: expected one of "lbcexpress"|"ninjavan-ph"',
    );
    expect((await orderOf(deal.seller, deal)).status).toBe('seller_to_ship');
  });

  test('of another order is refused, also when both are given at the same moment', async () => {
    const first = await dealAt(world, 'seller_to_ship');
    const second = await dealAt(world, 'seller_to_ship');
    const body = { courier, trackingNumber: newTrackingNumber() };
    const results = await Promise.all([first, second].map((deal) => shipped(deal.seller, deal, body)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = results.find(({ status }) => status === 400);
    expect(refused === undefined ? undefined : refusalIn(refused)).toMatchObject({
      reason: 'TRACKING_NUMBER_INVALID',
      details: { problem: 'used_before' },
    });
  });

  test('can be corrected until the first scan, and the same one again changes nothing (E47)', async () => {
    shows('sellerDeliver NOT_ALLOWED_NOW');
    const deal = await dealAt(world, 'seller_to_ship');
    const wrong = await deliver(world, deal);
    const right = await deliver(world, deal);
    expect((await orderOf(deal.seller, deal)).trackings).toMatchObject([{ trackingNumber: right }]);
    const again = await shipped(deal.seller, deal, { courier, trackingNumber: right });
    expect(again.status).toBe(200);
    await world.api.sandbox.control(`/parcels/${right}/event`, { status: 'transit' });
    await world.settle();
    const late = await shipped(deal.seller, deal, { courier, trackingNumber: wrong });
    expect([late.status, refusalIn(late).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  test('is not given before the seller has confirmed, nor by the buyer', async () => {
    shows('sellerDeliver NOT_YOUR_ROLE');
    const deal = await dealAt(world, 'confirming_buyer_order');
    const body = { courier, trackingNumber: newTrackingNumber() };
    expect(refusalIn(await shipped(deal.seller, deal, body)).reason).toBe('NOT_ALLOWED_NOW');
    expect(refusalIn(await shipped(deal.buyer, deal, body)).reason).toBe('NOT_YOUR_ROLE');
  });
});

test('buying does not wait for a gateway, a courier service or a mail service that is down (F10)', async () => {
  const listing = await quickListing(world);
  for (const provider of ['xendit', 'trackingmore', 'semaphore', 'mail']) {
    await world.api.sandbox.control('/faults', { provider, status: 503, count: 50 });
  }
  const buyer = await newTrader(world.api.dependencies);
  expect((await buyCall(world, buyer, listing)).status).toBe(201);
  await world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
});
