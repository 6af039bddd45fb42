import { insertTestSku } from '@suki/db/testing/test-trade';
import { HOUR_MS } from '@suki/domain/config/durations';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { acceptCall, bidOf, liveBid } from '../support/bid-steps.ts';
import { approve, reason } from '../support/second-person.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { inspector, newTrader, secondInspector, type Trader } from '../support/trade-people.ts';
import { type Deal, dealAt, defectBody, listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/**
 * Finished records leave the list of their owner, unless a deposit, a fine or a way back is still open
 * (docs/lifecycle.md#finished-records).
 */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

type Kind = 'deleteAsk' | 'deleteBid' | 'deleteOrder';
const hide = (person: Trader, kind: Kind, id: string) => world.api.callAs(person, kind, { params: { id } });
const refusedNow = async (person: Trader, kind: Kind, id: string) => {
  const result = await hide(person, kind, id);
  return [result.status, result.status === 200 ? null : refusalIn(result).reason];
};
const refused = [409, 'NOT_ALLOWED_NOW'];
const done = [200, null];
const askActions = async ({ seller, askId }: Pick<Deal, 'seller' | 'askId'>) => {
  const ask = (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
  const listed = (await world.api.callAs(seller, 'listAsks', { query: { tabId: 'done' } })).answer().items;
  expect(listed.find(({ id }) => id === askId)?.next).toEqual(ask.next);
  return ask.next.actions;
};
const orderActions = async (person: Trader, role: 'buyer' | 'seller', orderId: string) => {
  const order = (await world.api.callAs(person, 'getOrder', { params: { id: orderId } })).answer();
  const listed = (await world.api.callAs(person, 'listOrders', { query: { tabId: 'done', role } })).answer().items;
  expect(listed.find(({ id }) => id === orderId)?.next).toEqual(order.next);
  return order.next.actions;
};
const waitForFine = async () => {
  world.api.clock.advance(72 * HOUR_MS + 1000);
  await world.catchUp();
};

test('a seller who cancelled keeps ask and order in the list until the fine is shared out; the buyer may let go at once', async () => {
  const deal = await dealAt(world, 'seller_to_ship');
  const { buyer, seller, askId, orderId } = deal;
  (await world.api.callAs(seller, 'cancelOrder', { params: { orderId }, body: { isSeller: true } })).answer();
  expect(await askActions(deal)).toEqual([]);
  expect(await orderActions(seller, 'seller', orderId)).toEqual([]);
  expect(await orderActions(buyer, 'buyer', orderId)).toEqual(['delete_order']);
  expect(await refusedNow(seller, 'deleteAsk', askId)).toEqual(refused);
  expect(await refusedNow(seller, 'deleteOrder', orderId)).toEqual(refused);
  expect(await refusedNow(buyer, 'deleteOrder', orderId)).toEqual(done);
  await waitForFine();
  expect(await askActions(deal)).toEqual(['delete_ask']);
  expect(await orderActions(seller, 'seller', orderId)).toEqual(['delete_order']);
  expect(await refusedNow(seller, 'deleteAsk', askId)).toEqual(done);
  expect(await refusedNow(seller, 'deleteOrder', orderId)).toEqual(done);
});

test('a closed ask says until when the fine waits', async () => {
  const { seller, askId, orderId } = await dealAt(world, 'seller_to_ship');
  (await world.api.callAs(seller, 'cancelOrder', { params: { orderId }, body: { isSeller: true } })).answer();
  const { next } = (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
  const deadline = new Date(world.api.clock.now().getTime() + 72 * HOUR_MS).toISOString();
  expect(next).toMatchObject({ nextActor: 'platform', lapse: 'lapse.penalty_release.seller', deadline });
});

test('a bidder who gave an accepted bid up keeps bid and order until the fine is shared out; the seller may let go at once', async () => {
  const [sku, bidder, seller] = await Promise.all([
    insertTestSku(world.pool),
    newTrader(world.api.dependencies),
    newTrader(world.api.dependencies),
  ]);
  const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
  await listAsk(world, { seller, ...sku, price: pesos(5000) });
  const orderId = (await acceptCall(world, seller, sku, false)).answer().orderId ?? 'ord_none';
  (await world.api.callAs(bidder, 'cancelAcceptedBid', { params: { id: bidId } })).answer();
  expect((await bidOf(world, bidder, bidId)).next).toMatchObject({ actions: [], lapse: 'lapse.penalty_release.buyer' });
  expect(await orderActions(bidder, 'buyer', orderId)).toEqual([]);
  expect(await orderActions(seller, 'seller', orderId)).toEqual(['delete_order']);
  expect(await refusedNow(bidder, 'deleteBid', bidId)).toEqual(refused);
  expect(await refusedNow(bidder, 'deleteOrder', orderId)).toEqual(refused);
  expect(await refusedNow(seller, 'deleteOrder', orderId)).toEqual(done);
  await waitForFine();
  expect((await bidOf(world, bidder, bidId)).next.actions).toEqual(['delete_bid']);
  expect(await refusedNow(bidder, 'deleteBid', bidId)).toEqual(done);
  expect(await refusedNow(bidder, 'deleteOrder', orderId)).toEqual(done);
});

describe('an ask whose pair goes back', () => {
  async function damaged(): Promise<Deal> {
    const deal = await dealAt(world, 'under_inspection');
    const body = { ...(await defectBody(world)), lossInValue: pesos(1000), reason };
    (await world.api.callAs(inspector, 'reportTransitDamage', { params: { id: deal.orderId }, body })).answer();
    await approve(world, deal);
    return deal;
  }

  test('stays in the seller’s lists until it is there, and can be rushed and sent elsewhere before', async () => {
    const deal = await damaged();
    const { buyer, seller, askId, orderId } = deal;
    expect(await askActions(deal)).toEqual(['change_return_address', 'rush_ask']);
    expect(await orderActions(seller, 'seller', orderId)).toEqual([]);
    expect(await refusedNow(seller, 'deleteAsk', askId)).toEqual(refused);
    expect(await refusedNow(seller, 'deleteOrder', orderId)).toEqual(refused);
    expect(await refusedNow(buyer, 'deleteOrder', orderId)).toEqual(done);
    (await world.api.callAs(seller, 'rushAsk', { params: { id: askId } })).answer();
    expect(await askActions(deal)).toEqual(['change_return_address']);
  });

  test('stays there also when the fine is shared out, because the pair is still here', async () => {
    const deal = await dealAt(world, 'under_inspection');
    const body = { ...(await defectBody(world)), finding: 'used', passesAsNew: false };
    for (const who of [inspector, secondInspector]) {
      (await world.api.callAs(who, 'failInspection', { params: { id: deal.orderId }, body })).answer();
    }
    expect(await refusedNow(deal.seller, 'deleteAsk', deal.askId)).toEqual(refused);
    await waitForFine();
    expect(await refusedNow(deal.seller, 'deleteAsk', deal.askId)).toEqual(refused);
    expect(await askActions(deal)).not.toContain('delete_ask');
  });
});

test('an order that ended without the ask is its buyer’s and seller’s to take away, though the ask is sold again and fined', async () => {
  const first = await dealAt(world, 'confirming_buyer_order');
  const { buyer, seller, orderId, askId } = first;
  (await world.api.callAs(buyer, 'cancelOrder', { params: { orderId }, body: { isSeller: false } })).answer();
  const { itemId, skuId, price } = first;
  const second = await dealAt(world, 'seller_to_ship', { seller, askId, itemId, skuId, price });
  const params = { orderId: second.orderId };
  (await world.api.callAs(seller, 'cancelOrder', { params, body: { isSeller: true } })).answer();
  expect(await orderActions(seller, 'seller', orderId)).toEqual(['delete_order']);
  expect(await orderActions(seller, 'seller', second.orderId)).toEqual([]);
  expect(await refusedNow(seller, 'deleteOrder', orderId)).toEqual(done);
  expect(await refusedNow(buyer, 'deleteOrder', orderId)).toEqual(done);
  expect(await refusedNow(seller, 'deleteOrder', second.orderId)).toEqual(refused);
});

test('pressed five times at once, each press is answered like the first, and the moment of the first stays', async () => {
  const { buyer, seller, askId, orderId } = await dealAt(world, 'transaction_successful');
  const sku = await insertTestSku(world.pool);
  const bidId = await liveBid(world, { bidder: buyer, ...sku, price: pesos(4000) });
  (await world.api.callAs(buyer, 'cancelBid', { params: { id: bidId } })).answer();
  for (const [person, kind, id] of [
    [seller, 'deleteAsk', askId],
    [buyer, 'deleteBid', bidId],
    [buyer, 'deleteOrder', orderId],
  ] as const) {
    const presses = await Promise.all(Array.from({ length: 5 }, () => hide(person, kind, id)));
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  }
  const at = world.api.clock.now();
  world.api.clock.advance(HOUR_MS);
  expect((await hide(buyer, 'deleteOrder', orderId)).status).toBe(200);
  const { rows } = await world.pool.query('select hidden_by_buyer_at as at from orders where id = $1', [orderId]);
  expect(rows).toEqual([{ at }]);
});
