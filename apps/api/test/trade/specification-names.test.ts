import { pesos } from '@suki/domain/money/centavos';
import { proves } from '@suki/evidence/proves';
import { beforeAll, describe, expect, test } from 'vitest';
import { bidOf, liveBid } from '../support/bid-steps.ts';
import { grabPay, linkedMethod } from '../support/payment-methods.ts';
import { quickListing } from '../support/quick-listing.ts';
import { newTrader, supportStaff, type Trader } from '../support/trade-people.ts';
import { type Deal, dealAt, noteDefect } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** The fields of the specification, section 3, in answers of the running API (ADR 0110). */

const world = tradeWorld();
let seller: Trader;
let buyer: Trader;
let deal: Deal;

beforeAll(async () => {
  seller = await newTrader(world.api.dependencies);
  buyer = await newTrader(world.api.dependencies);
  deal = await dealAt(world, 'to_receive', { seller }, buyer);
}, 60_000);

const orderOf = async (person: Trader) =>
  (await world.api.callAs(person, 'getOrder', { params: { id: deal.orderId } })).answer();

test('coverage 6: one account buys and sells, by its role in each order', async () => {
  proves('Buyer and seller are roles per order');
  proves('the same account can be both.');
  const own = await dealAt(world, 'seller_to_ship', { seller: buyer });
  const roleOf = async (orderId: string) =>
    (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer().role;
  expect([await roleOf(deal.orderId), await roleOf(own.orderId)]).toEqual(['buyer', 'seller']);
});

describe('coverage 3: an order', () => {
  test('answers orderId and orderStatus to its buyer, its seller and the staff, alone and in lists', async () => {
    const named = { orderId: deal.orderId, orderStatus: 'to_receive', itemPrice: deal.price };
    expect(await orderOf(buyer)).toMatchObject(named);
    expect(await orderOf(seller)).toMatchObject(named);
    for (const [person, role] of [
      [buyer, 'buyer'],
      [seller, 'seller'],
    ] as const) {
      const { items } = (await world.api.callAs(person, 'listOrders', { query: { role } })).answer();
      expect(items).toMatchObject([named]);
    }
    const staff = await world.api.callAs(supportStaff, 'getStaffOrder', { params: { id: deal.orderId } });
    expect(staff.answer()).toMatchObject(named);
  });

  test('answers its ask to the seller and hides it from the buyer', async () => {
    const { ask, deposit } = await orderOf(seller);
    expect(ask).toMatchObject({ id: deal.askId, askId: deal.askId, depositAmount: deposit?.amount });
    expect((await orderOf(buyer)).ask).toBeNull();
  });

  test('answers delivery_status and substatus of its parcel', async () => {
    const [parcel] = (await orderOf(buyer)).trackings;
    expect(parcel?.delivery_status).toBe(parcel?.deliveryStatus);
    expect(parcel).toHaveProperty('substatus');
  });

  test('coverage 1: leads its buyer to the courier’s page about the parcel itself', async () => {
    const parcel = (await orderOf(buyer)).trackings.find(({ leg }) => leg === 'outbound');
    expect(parcel?.trackingUrl).toBe(`https://www.ninjavan.co/en-ph/tracking?id=${parcel?.trackingNumber}`);
  });
});

test('coverage 4: an order answers the timeout that runs: platform_to_ship, buyer_inspection_timeout', async () => {
  const waiting = await dealAt(world, 'under_inspection');
  await noteDefect(world, waiting);
  for (const [{ buyer: owner, orderId }, status, timeoutKind] of [
    [await dealAt(world, 'platform_to_ship'), 'platform_to_ship', 'platform_to_ship'],
    [waiting, 'pending_buyer_confirmation', 'buyer_inspection_timeout'],
    [await dealAt(world, 'seller_to_ship'), 'seller_to_ship', null],
  ] as const) {
    const order = (await world.api.callAs(owner, 'getOrder', { params: { id: orderId } })).answer();
    expect([order.status, order.next.timeoutKind]).toEqual([status, timeoutKind]);
    const { items } = (await world.api.callAs(owner, 'listOrders', { query: { filterBy: status } })).answer();
    expect(items.map(({ next }) => next.timeoutKind)).toEqual([timeoutKind]);
  }
});

test('coverage 3: an ask answers askId and depositAmount, alone and in the list', async () => {
  const ask = (await world.api.callAs(seller, 'getAsk', { params: { id: deal.askId } })).answer();
  const named = { askId: deal.askId, depositAmount: ask.deposit.amount };
  expect(ask).toMatchObject(named);
  expect((await world.api.callAs(seller, 'listAsks', { query: { tabId: 'done' } })).answer().items).toMatchObject([
    named,
  ]);
});

test('coverage 3: a bid answers bidId, price and depositAmount, alone and in the list', async () => {
  const { itemId, skuId } = deal;
  const bidId = await liveBid(world, { bidder: buyer, itemId, skuId, price: pesos(2000) });
  const bid = await bidOf(world, buyer, bidId);
  const named = { bidId, price: pesos(2000), depositAmount: bid.deposit.amount };
  expect(bid).toMatchObject(named);
  expect((await world.api.callAs(buyer, 'listBids')).answer().items).toMatchObject([named]);
});

describe('coverage 3: an item', () => {
  test('answers itemId, labels, properties, videos, styles, its sizes with itemId and skuId, and its sales', async () => {
    const { itemId, skuId } = deal;
    const item = (await world.api.callAs(buyer, 'getItem', { params: { id: itemId } })).answer();
    expect(item).toMatchObject({
      itemId,
      labels: { label: null, promotion: null },
      skus: [{ itemId, skuId }],
      relatedVideos: [],
      relatedStyles: [],
      purchaseHistory: [{ itemId, skuId }],
    });
    expect(item.properties.map(({ name, value, level }) => ({ name, value, level }))).toEqual(
      item.details.map((detail) => ({ ...detail, level: 1 })),
    );
  });

  test('answers each row of its size chart as entries with type and size', async () => {
    const query = { sizeTemplateDetail: 'true' };
    const { sizeTemplate } = (
      await world.api.callAs(buyer, 'getItem', { params: { id: deal.itemId }, query })
    ).answer();
    expect(sizeTemplate.chart.map((row) => Object.fromEntries(row.map(({ type, size }) => [type, size])))).toEqual(
      sizeTemplate.rows,
    );
    expect(sizeTemplate.chart.flat().length).toBeGreaterThan(0);
  });

  test('answers related items and items that others viewed as two lists; nobody counts views yet', async () => {
    const { itemId } = await quickListing(world);
    const item = (await world.api.callAs(buyer, 'getItem', { params: { id: itemId } })).answer();
    expect(item.related.map(({ id }) => id)).toContain(deal.itemId);
    expect(item.othersViewed).toEqual([]);
  });
});

test('coverage 3: a payment method answers customer_id, its usage and the raw form of its kind', async () => {
  const method = await linkedMethod(world, buyer, grabPay);
  expect(method).toMatchObject({
    customer_id: method.customerId,
    usage: 'MULTIPLE_USE',
    card: null,
    ewallet: { channel_code: 'GRABPAY', account: { account_details: method.account } },
    direct_debit: null,
  });
});

test('coverage 3: a person answers providerData and metadata', async () => {
  const user = (await world.api.callAs(buyer, 'getUser')).answer();
  expect(user.providerData).toEqual([{ providerId: 'password', uid: buyer.email }]);
  expect(new Date(user.metadata.creationTime).getTime()).toBeLessThanOrEqual(world.api.clock.now().getTime());
  expect(new Date(user.metadata.lastSignInTime).getTime()).not.toBeNaN();
});
