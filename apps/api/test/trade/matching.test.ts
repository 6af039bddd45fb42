import { createHash } from 'node:crypto';
import { bidById } from '@suki/db/queries/bids';
import { bookLines, bookOfSku } from '@suki/db/queries/books';
import { lockUser } from '@suki/db/queries/users';
import { insertTestSku, testAddress } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import { verifyBook } from '@suki/domain/book/verify-book';
import type { BidId, ItemId, OrderId, SkuId } from '@suki/domain/ids/id';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import { afterEach, expect, test } from 'vitest';
import { startPayment } from '../../src/features/payments/start-payment.ts';
import { carryOut } from '../../src/features/trade/carry-out.ts';
import { lockBidTrade } from '../../src/features/trade/lock-bid.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { buy, lapse, listAsk, newKey, payBody, payFor } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** Both sides of a book meet in the transaction that crossed it (E20, E21; ADR 0044), whatever the entry's origin. */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

type Offer = { readonly buyer: Trader; readonly itemId: ItemId; readonly skuId: SkuId; readonly price: Centavos };

/** Makes a live bid through the use cases below the routes (E13 to E15): the deposit is paid at the gateway. */
async function liveBid({ buyer, itemId, skuId, price }: Offer): Promise<BidId> {
  const { dependencies } = world.api;
  const { pool, ids, clock } = dependencies;
  const [bidId, attemptId, at, actorId] = [ids.next('bid'), ids.next('att'), clock.now(), buyer.userId];
  await withTransaction(pool, async (tx) => {
    await lockUser(tx, actorId);
    const person = {
      isRegistered: true,
      isSuspended: false,
      isPhoneVerified: true,
      hasAddress: true,
      liveBidsOnSku: 0,
    };
    const command = {
      name: 'post_bid',
      bidId,
      depositId: ids.next('dep'),
      itemId,
      skuId,
      price,
      expiryDays: 14,
    } as const;
    const item = { status: 'listed', hasSku: true } as const;
    const posted = decide(command, { bidder: { userId: actorId, ...person }, item, lowestAsk: null }, at);
    if (!posted.ok) throw new Error(posted.reason);
    const newBid = { buyerAddress: testAddress, buyerRegion: 'NCR' };
    await carryOut(tx, posted, { at, actorId, newBid }, dependencies);
  });
  await withTransaction(pool, async (tx) => {
    const trade = await lockBidTrade(tx, bidId);
    if (trade === undefined) throw new Error('Expected the bid to exist.');
    const { bid } = trade;
    const paying = decide({ name: 'pay_bid_deposit', attemptId, channel: 'GCASH' }, { bid, pendingAttempt: null }, at);
    if (!paying.ok) throw new Error(paying.reason);
    const subject = { entity: 'bid', id: bidId } as const;
    const chosen = { channel: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: '/' } as const;
    const newAttempt = { ...chosen, subject, userId: actorId, amount: bid.deposit.amount };
    await carryOut(tx, paying, { at, actorId, newAttempt }, dependencies);
  });
  await startPayment(attemptId, dependencies);
  await world.api.sandbox.control(`/payments/${attemptId}/approve`);
  await world.settle();
  return bidId;
}

async function orderOf(bidId: BidId): Promise<OrderId> {
  const bid = await bidById(world.pool, bidId);
  if (bid?.orderId == null) throw new Error('Expected the bid to be matched.');
  return bid.orderId;
}

async function tradesOf(skuId: SkuId) {
  const lines = await bookLines(world.pool, skuId, { afterVersion: 0, limit: 100 });
  const verdict = verifyBook(lines, (text) => createHash('sha256').update(text).digest('hex'));
  if (!verdict.ok) throw new Error(`Line ${verdict.version}: ${verdict.fault}`);
  return verdict.trades;
}

test('an ask that goes live below the best bid trades at the bid’s price; the bidder pays, the seller ships', async () => {
  const sku = await insertTestSku(world.pool);
  const buyer = await newTrader(world.api.dependencies);
  const bidId = await liveBid({ buyer, ...sku, price: pesos(4500) });
  const { seller, askId } = await listAsk(world, { ...sku, price: pesos(4000) });
  const orderId = await orderOf(bidId);
  expect(await bookOfSku(world.pool, sku.skuId)).toMatchObject({ lowestAsk: null, highestBid: null });
  const started = await world.api.callAs(buyer, 'payOrder', {
    params: { orderId },
    body: payBody(),
    idempotencyKey: newKey(),
  });
  await world.api.sandbox.control(`/payments/${started.answer().attempt.id}/approve`);
  await world.settle();
  const order = (await world.api.callAs(seller, 'getOrder', { params: { id: orderId } })).answer();
  expect(order).toMatchObject({ status: 'seller_to_ship', price: pesos(4500) });
  expect(await bidById(world.pool, bidId)).toMatchObject({ status: 'bid_successful', depositStatus: 'returned' });
  expect(await tradesOf(sku.skuId)).toMatchObject([{ askId, bidId, price: pesos(4500) }]);
});

test('a bid that goes live at or above the lowest ask trades at the ask’s price', async () => {
  const listing = await listAsk(world, { price: pesos(4000) });
  const bidId = await liveBid({ ...listing, buyer: await newTrader(world.api.dependencies), price: pesos(4500) });
  expect(await tradesOf(listing.skuId)).toMatchObject([{ askId: listing.askId, bidId, price: pesos(4000) }]);
});

test('an ask that comes back when its buyer does not pay meets the bid that came meanwhile (rule 12)', async () => {
  const deal = await buy(world, await listAsk(world, { price: pesos(4000) }));
  const bidId = await liveBid({ ...deal, buyer: await newTrader(world.api.dependencies), price: pesos(4500) });
  expect(await bookOfSku(world.pool, deal.skuId)).toMatchObject({ highestBid: pesos(4500) });
  await lapse(world, 'payment_window', deal.orderId);
  expect((await tradesOf(deal.skuId)).at(-1)).toMatchObject({ askId: deal.askId, bidId, price: pesos(4500) });
});

test('a buyer who buys at the lowest ask needs the own bid on that size no more: it closes, its deposit goes back (E37)', async () => {
  const listing = await listAsk(world, { price: pesos(5000) });
  const buyer = await newTrader(world.api.dependencies);
  const bidId = await liveBid({ ...listing, buyer, price: pesos(4000) });
  await payFor(world, await buy(world, listing, buyer));
  expect(await bidById(world.pool, bidId)).toMatchObject({
    status: 'bid_closed',
    closureDetail: 'bought',
    depositStatus: 'returned',
  });
});

test('a bid that nobody took for its days closes, and its deposit goes back (E19)', async () => {
  const sku = await insertTestSku(world.pool);
  const bidId = await liveBid({ ...sku, buyer: await newTrader(world.api.dependencies), price: pesos(4000) });
  world.api.clock.advance(14 * 86_400_000);
  await world.catchUp();
  expect(await bidById(world.pool, bidId)).toMatchObject({
    status: 'bid_closed',
    closureDetail: 'expired',
    depositStatus: 'returned',
  });
});

test('a bidder who does not pay loses the deposit: 70 % is the seller’s after the days for an appeal (E36)', async () => {
  const sku = await insertTestSku(world.pool);
  const bidId = await liveBid({ ...sku, buyer: await newTrader(world.api.dependencies), price: pesos(4000) });
  const { seller } = await listAsk(world, { ...sku, price: pesos(4000) });
  world.api.clock.advance(24 * 3_600_000);
  await world.catchUp();
  expect(await bidById(world.pool, bidId)).toMatchObject({
    status: 'bid_closed',
    closureDetail: 'bid_default',
    depositStatus: 'deducted',
  });
  world.api.clock.advance(72 * 3_600_000);
  await world.catchUp();
  // 10 % of ₱4,000, and 70 % of that.
  expect(await world.balance(`wallet:${seller.userId}`)).toBe(pesos(280));
});

test('a higher bid tells the one who was first, once, and sellers whose asks are close', async () => {
  const listing = await listAsk(world, { price: pesos(5000) });
  const [first, second] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
  await liveBid({ ...listing, buyer: first, price: pesos(4000) });
  await liveBid({ ...listing, buyer: second, price: pesos(4800) });
  const kindsOf = async (person: Trader) =>
    (await world.api.callAs(person, 'listOrderMessages')).answer().items.map(({ kind }) => kind);
  expect((await kindsOf(first)).filter((kind) => kind === 'bid-outbid')).toHaveLength(1);
  expect(await kindsOf(second)).not.toContain('bid-outbid');
  expect((await kindsOf(listing.seller)).filter((kind) => kind === 'bid-near-ask')).toHaveLength(1);
});
