import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { bidCall, bidOf, liveBid, orderOfBid, payBid, postBid } from '../support/bid-steps.ts';
import { carriesOut, shows } from '../support/evidence.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { newTrader } from '../support/trade-people.ts';
import { lapse, listAsk, newKey } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** The life of a bid over HTTP, E13 to E21 (docs/lifecycle.md#bidding). */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const trader = () => newTrader(world.api.dependencies);
const bookOf = async (itemId: string, skuId: string) =>
  (await world.api.callAs(await trader(), 'getSkuBook', { params: { id: itemId }, query: { skuId } })).answer();

describe('a bid', () => {
  test('waits for its deposit, is live with a place in the queue then, and shows as the highest bid', async () => {
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await postBid(world, { bidder, ...sku, price: pesos(4000) });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({
      bidStatus: 'to_pay',
      proposedPrice: pesos(4000),
      deposit: { status: 'due', amount: pesos(400) },
      queuePosition: null,
      highestBid: null,
      isHighest: false,
      next: { nextActor: 'buyer', actions: expect.arrayContaining(['pay_bid_deposit', 'cancel_bid']) },
    });
    await payBid(world, bidder, bidId);
    expect(await bidOf(world, bidder, bidId)).toMatchObject({
      bidStatus: 'bid_active',
      deposit: { status: 'under_hold' },
      queuePosition: 1,
      highestBid: pesos(4000),
      isHighest: true,
    });
    expect(await bookOf(sku.itemId, sku.skuId)).toMatchObject({ highestBid: pesos(4000) });
  });

  test('stands behind a dearer one and behind an earlier one at the same price', async () => {
    const [sku, first, second, third] = await Promise.all([insertTestSku(world.pool), trader(), trader(), trader()]);
    const early = await liveBid(world, { bidder: first, ...sku, price: pesos(4000) });
    world.api.clock.advance(1_000);
    const late = await liveBid(world, { bidder: second, ...sku, price: pesos(4000) });
    world.api.clock.advance(1_000);
    const dear = await liveBid(world, { bidder: third, ...sku, price: pesos(4050) });
    expect(await bidOf(world, third, dear)).toMatchObject({ queuePosition: 1, isHighest: true });
    expect(await bidOf(world, first, early)).toMatchObject({ queuePosition: 2, isHighest: false });
    expect(await bidOf(world, second, late)).toMatchObject({ queuePosition: 3 });
  });

  test('that nobody pays for ends with its hour, and the size is free for another one', async () => {
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await postBid(world, { bidder, ...sku, price: pesos(4000) });
    await lapse(world, 'bid_deposit', bidId);
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_closed', deposit: { status: 'voided' } });
    await postBid(world, { bidder, ...sku, price: pesos(4000) });
  });

  test('that is cancelled gives its deposit back, twice pressed once', async () => {
    shows('listBids success', 'cancelBid success', 'deleteBid success');
    carriesOut('E18');
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
    const cancel = () => world.api.callAs(bidder, 'cancelBid', { params: { id: bidId } });
    expect((await cancel()).answer()).toMatchObject({ bidStatus: 'bid_closed', deposit: { status: 'returned' } });
    expect((await cancel()).status).toBe(200);
    await world.settle();
    expect(await bookOf(sku.itemId, sku.skuId)).toMatchObject({ highestBid: null });
    expect((await world.api.callAs(bidder, 'deleteBid', { params: { id: bidId } })).answer()).toEqual({ done: true });
    expect((await world.api.callAs(bidder, 'listBids', { query: { tabId: 'closed' } })).answer().items).toEqual([]);
  });

  test('that has lain for its days ends, and its deposit goes back', async () => {
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
    await lapse(world, 'bid_life', bidId);
    await world.settle();
    expect(await bidOf(world, bidder, bidId)).toMatchObject({
      bidStatus: 'bid_closed',
      closure: { detail: 'expired' },
      deposit: { status: 'returned' },
    });
  });

  test('is listed for its bidder by tab and by item, and for nobody else', async () => {
    shows('listBidsOfItem success', 'listBidsOfItemByDelete success');
    carriesOut('E13', 'E14', 'E15');
    const [sku, bidder, other] = await Promise.all([insertTestSku(world.pool), trader(), trader()]);
    const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
    const lists = async (person: typeof bidder) => [
      (await world.api.callAs(person, 'listBids')).answer().items.map(({ id }) => id),
      (await world.api.callAs(person, 'listBidsOfItem', { params: { itemId: sku.itemId } }))
        .answer()
        .items.map(({ id }) => id),
      (await world.api.callAs(person, 'listBidsOfItemByDelete', { params: { itemId: sku.itemId } }))
        .answer()
        .items.map(({ id }) => id),
    ];
    expect(await lists(bidder)).toEqual([[bidId], [bidId], [bidId]]);
    expect(await lists(other)).toEqual([[], [], []]);
  });

  test('coverage 7: GET /bid/list/{itemId} and DELETE answer alike, and the bid is there afterwards', async () => {
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
    const input = { params: { itemId: sku.itemId } };
    const deleted = (await world.api.callAs(bidder, 'listBidsOfItemByDelete', input)).answer();
    const got = (await world.api.callAs(bidder, 'listBidsOfItem', input)).answer();
    expect(got).toEqual(deleted);
    expect(got).toMatchObject({ items: [{ bidId, bidStatus: 'bid_active' }], hasMore: false, lastItemId: bidId });
  });
});

describe('a bid is refused', () => {
  test('at or above the lowest ask, with what buying costs', async () => {
    shows('postBid BUY_NOW_AVAILABLE');
    const [listing, bidder] = await Promise.all([listAsk(world, { price: pesos(5000) }), trader()]);
    const refused = await bidCall(world, { ...listing, bidder, price: pesos(5000) });
    expect(refusalIn(refused)).toMatchObject({
      reason: 'BUY_NOW_AVAILABLE',
      details: { lowestAsk: pesos(5000), quote: { skuId: listing.skuId, total: expect.any(Number) } },
    });
    await postBid(world, { ...listing, bidder, price: pesos(4950) });
  });

  test('beside a live bid of the same person on the size', async () => {
    shows('postBid BID_EXISTS');
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    await postBid(world, { bidder, ...sku, price: pesos(4000) });
    expect(refusalIn(await bidCall(world, { bidder, ...sku, price: pesos(4100) }))).toMatchObject({
      reason: 'BID_EXISTS',
    });
  });

  test('when it meets an ask of the same person', async () => {
    shows('postBid OWN_ENTRY');
    const seller = await trader();
    const listing = await listAsk(world, { seller, price: pesos(5000) });
    expect(refusalIn(await bidCall(world, { ...listing, bidder: seller, price: pesos(5000) }))).toMatchObject({
      reason: 'OWN_ENTRY',
    });
  });

  test.each([[pesos(450)], [pesos(4001)], [pesos(699_050)]])('at the price %s, which is not allowed', async (price) => {
    shows('postBid PRICE_RULE');
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    expect(refusalIn(await bidCall(world, { bidder, ...sku, price }))).toMatchObject({
      reason: 'PRICE_RULE',
    });
  });

  test('for a size of another item', async () => {
    shows('postBid SKU_NOT_FOUND');
    const [sku, other, bidder] = await Promise.all([insertTestSku(world.pool), insertTestSku(world.pool), trader()]);
    const wish = { bidder, itemId: other.itemId, skuId: sku.skuId, price: pesos(4000) };
    expect(refusalIn(await bidCall(world, wish))).toMatchObject({ reason: 'SKU_NOT_FOUND' });
  });

  test('the same intent sent twice is one bid', async () => {
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const key = newKey();
    const wish = { bidder, ...sku, price: pesos(4000) };
    const [one, two] = [await bidCall(world, wish, key), await bidCall(world, wish, key)];
    expect(two.answer().bidId).toBe(one.answer().bidId);
  });
});

describe('a book that crosses', () => {
  test('an ask that comes below the highest bid is sold to it at the bid’s price (E20)', async () => {
    shows('getBid success');
    carriesOut('E20');
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
    const listing = await listAsk(world, { ...sku, price: pesos(3500) });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'buyer_to_pay' });
    const id = await orderOfBid(world, bidder, bidId);
    expect((await world.api.callAs(bidder, 'getOrder', { params: { id } })).answer()).toMatchObject({
      status: 'to_pay',
      itemPrice: pesos(4000),
    });
    expect(
      (await world.api.callAs(listing.seller, 'getAsk', { params: { id: listing.askId } })).answer(),
    ).toMatchObject({
      status: 'buyer_to_pay',
    });
    expect(await bookOf(sku.itemId, sku.skuId)).toMatchObject({ highestBid: null, lowestAsk: null });
  });

  test('a bid that is raised to the lowest ask buys at the ask’s price (E18e, E21)', async () => {
    shows('editBid success');
    carriesOut('E09p-bid');
    const [listing, bidder] = await Promise.all([listAsk(world, { price: pesos(5000) }), trader()]);
    const bidId = await liveBid(world, { ...listing, bidder, price: pesos(4900) });
    // 5,050 needs no more deposit than 4,900 where both have the lowest one; else the rest is paid first.
    const edited = await world.api.callAs(bidder, 'editBid', {
      params: { bidId },
      body: { price: pesos(5050), expiryDays: 14 },
    });
    const { raise } = edited.answer();
    if (raise !== null) await payBid(world, bidder, bidId);
    const id = await orderOfBid(world, bidder, bidId);
    expect((await world.api.callAs(bidder, 'getOrder', { params: { id } })).answer()).toMatchObject({
      itemPrice: pesos(5000),
    });
  });

  test('a raise that needs a higher deposit waits an hour for it, and says until when (E18e)', async () => {
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
    const edited = await world.api.callAs(bidder, 'editBid', {
      params: { bidId },
      body: { price: pesos(9000), expiryDays: 14 },
    });
    expect(edited.answer()).toMatchObject({
      proposedPrice: pesos(4000),
      raise: { price: pesos(9000), payBy: new Date(world.api.clock.now().getTime() + 60 * 60_000).toISOString() },
    });
    await payBid(world, bidder, bidId);
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ proposedPrice: pesos(9000), raise: null });
  });

  test('a bid that comes while its deposit is paid and the book crosses trades at the ask’s price (E21)', async () => {
    carriesOut('E21');
    const [sku, bidder] = await Promise.all([insertTestSku(world.pool), trader()]);
    const bidId = await postBid(world, { bidder, ...sku, price: pesos(4000) });
    await listAsk(world, { ...sku, price: pesos(3500) });
    await payBid(world, bidder, bidId);
    const id = await orderOfBid(world, bidder, bidId);
    expect((await world.api.callAs(bidder, 'getOrder', { params: { id } })).answer()).toMatchObject({
      itemPrice: pesos(3500),
    });
  });
});
