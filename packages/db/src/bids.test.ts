import { createHash } from 'node:crypto';
import { verifyBook } from '@suki/domain/book/verify-book';
import type { AskId, BidId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { existing, trade } from '../testing/market-rows.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testMarket } from '../testing/test-market.ts';
import { lockAsk } from './queries/ask-snapshot.ts';
import { bidQueuePosition, crossingPair, firstBidFor, lowestAskFor, unpaidAcceptances } from './queries/bid-queue.ts';
import { lockBid } from './queries/bid-snapshot.ts';
import { bidById, bidRefs, bidsOfItem, hideBid, listBidsOfBuyer, liveBidOf } from './queries/bids.ts';
import { bookLines, bookOfSku } from './queries/books.ts';
import { historyOf } from './queries/history.ts';
import { markIdentity } from './queries/identity-marks.ts';
import { balanceOf } from './queries/ledger.ts';
import { privateTables } from './queries/queue-internals.ts';
import { shownBook } from './queries/shown-books.ts';
import { standingOf } from './queries/standings.ts';
import { timersOf } from './queries/timers.ts';
import type { Tx } from './tx.ts';

const database = testDatabase();
const market = () => testMarket(() => database.pool);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const sqlOf = async (text: string, values: unknown[]) => (await database.pool.query(text, values)).rows;

async function expectVerified(of: ReturnType<typeof market>) {
  const { skuId } = await of.sku();
  const verdict = verifyBook(await bookLines(database.pool, skuId, { afterVersion: 0, limit: 1000 }), sha256);
  if (!verdict.ok) throw new Error(`The log of ${skuId} is wrong in line ${verdict.version}: ${verdict.fault}.`);
  return verdict;
}

async function aLiveBid(of: ReturnType<typeof market>, price: ReturnType<typeof pesos>) {
  const buyerId = await of.person();
  const bidId = await of.postBid(buyerId, price);
  of.pass(1);
  await of.payDeposit({ entity: 'bid', id: bidId });
  return { buyerId, bidId };
}

async function aLiveAsk(of: ReturnType<typeof market>, price: ReturnType<typeof pesos>) {
  const sellerId = await of.person();
  const askId = await of.postAsk(sellerId, price);
  of.pass(1);
  await of.payDeposit({ entity: 'ask', id: askId });
  return { sellerId, askId };
}

test('a bid that is paid for stands in the book, with its deposit held, its timer running and its history written', async () => {
  const of = market();
  const { buyerId, bidId } = await aLiveBid(of, pesos(4000));
  const { skuId, itemId } = await of.sku();
  expect(await bookOfSku(database.pool, skuId)).toMatchObject({
    highestBid: pesos(4000),
    bidCount: 1,
    askCount: 0,
    version: 1,
  });
  const bid = await existing(bidById(database.pool, bidId));
  expect(bid).toMatchObject({
    status: 'bid_active',
    highestBid: bid.price,
    liveAt: of.now,
    needToRepay: false,
    orderId: null,
  });
  expect(await balanceOf(database.pool, `deposit:${bid.depositId}`)).toBe(pesos(400));
  expect(await timersOf(database.pool, 'bid', [bidId])).toMatchObject([{ kind: 'bid_life' }]);
  expect((await historyOf(database.pool, 'bid', bidId)).map(({ event }) => event)).toEqual(['E13', 'E14', 'E15']);
  expect(await liveBidOf(database.pool, buyerId, skuId)).toEqual({ id: bidId, status: 'bid_active' });
  expect((await bidsOfItem(database.pool, { buyerId, itemId }, { limit: 10 })).items.map(({ id }) => id)).toEqual([
    bidId,
  ]);
  expect(
    (await listBidsOfBuyer(database.pool, buyerId, ['bid_active'], { limit: 10 })).items.map(({ id }) => id),
  ).toEqual([bidId]);
  await expectVerified(of);
});

test('a person has one live bid on a size: the database refuses the second', async () => {
  const of = market();
  const { buyerId } = await aLiveBid(of, pesos(4000));
  await expect(of.postBid(buyerId, pesos(4500))).rejects.toMatchObject({ constraint: 'bids_live_key' });
});

test('the queue has the dearest bid first, then the one that waited longest; an edited bid goes to the end of its price', async () => {
  const of = market();
  const [low, first, second] = [
    await aLiveBid(of, pesos(3900)),
    await aLiveBid(of, pesos(4000)),
    await aLiveBid(of, pesos(4000)),
  ];
  const places = async () =>
    Promise.all([first, second, low].map(({ bidId }) => bidQueuePosition(database.pool, bidId)));
  expect(await places()).toEqual([1, 2, 3]);
  const edit = (price: number) =>
    of.act({ name: 'edit_bid', callerId: first.buyerId, price: pesos(price), expiryDays: 7 }, async (tx) => ({
      bid: await existing(lockBid(tx, first.bidId)),
      lowestAsk: null,
    }));
  of.pass(5);
  await edit(4000);
  expect(await places()).toEqual([1, 2, 3]);
  await edit(3900);
  expect(await places()).toEqual([3, 1, 2]);
  const news = await sqlOf(`select payload from ${privateTables.jobs} where key = $1`, [
    `announce-trade:outbid:${first.bidId}`,
  ]);
  expect(news).toMatchObject([{ payload: { audience: 'outbid', about: first.bidId, price: pesos(3900) } }]);
  const { skuId } = await of.sku();
  expect((await shownBook(database.pool, skuId))?.book.bids).toEqual([
    { price: pesos(4000), count: 1 },
    { price: pesos(3900), count: 2 },
  ]);
  expect(await bookOfSku(database.pool, skuId)).toMatchObject({ highestBid: pesos(4000), bidCount: 3 });
  await expectVerified(of);
});

test('a raise waits for the rest of its deposit, the old price stays live; paid, both parts go back where they came from', async () => {
  const of = market();
  const { buyerId, bidId } = await aLiveBid(of, pesos(4000));
  const { skuId } = await of.sku();
  await of.act({ name: 'edit_bid', callerId: buyerId, price: pesos(9000), expiryDays: 30 }, async (tx) => ({
    bid: await existing(lockBid(tx, bidId)),
    lowestAsk: null,
  }));
  expect(await bidById(database.pool, bidId)).toMatchObject({
    price: pesos(4000),
    raisePrice: pesos(9000),
    raiseAmount: pesos(500),
    needToRepay: true,
  });
  expect(await bookOfSku(database.pool, skuId)).toMatchObject({ highestBid: pesos(4000) });
  of.pass(5);
  await of.payDeposit({ entity: 'bid', id: bidId });
  expect(await bidById(database.pool, bidId)).toMatchObject({
    price: pesos(9000),
    depositAmount: pesos(900),
    raisePrice: null,
    liveAt: of.now,
  });
  expect(await bookOfSku(database.pool, skuId)).toMatchObject({ highestBid: pesos(9000) });
  await of.act({ name: 'cancel_bid', callerId: buyerId }, async (tx) => ({ bid: await existing(lockBid(tx, bidId)) }));
  const refunds = await sqlOf('select amount::int from refunds where user_id = $1 order by amount', [buyerId]);
  expect(refunds).toEqual([{ amount: pesos(400) }, { amount: pesos(500) }]);
  expect(await bookOfSku(database.pool, skuId)).toMatchObject({ highestBid: null, bidCount: 0 });
  expect(await of.inTx((tx) => hideBid(tx, bidId, buyerId, of.now))).toBe(true);
  await expectVerified(of);
});

test('an ask at or below the best bid is matched at the bid’s price, in one line of the log; paid, the deposit of the bid goes back', async () => {
  const of = market();
  const { buyerId, bidId } = await aLiveBid(of, pesos(4500));
  const sellerId = await of.person();
  const askId = await of.postAsk(sellerId, pesos(4000));
  const { skuId } = await of.sku();
  await of.asOne(async () => {
    await of.payDeposit({ entity: 'ask', id: askId });
    expect(await of.inTx((tx) => crossingPair(tx, skuId))).toEqual({ askId, bidId });
    await of.match(askId, bidId, 'ask');
  });
  expect(await bidById(database.pool, bidId)).toMatchObject({ status: 'buyer_to_pay' });
  expect(await bookOfSku(database.pool, skuId)).toMatchObject({
    lowestAsk: null,
    highestBid: null,
    askCount: 0,
    bidCount: 0,
  });
  const orderId = await of.orderOfBid(bidId);
  expect(await of.inTx((tx) => trade(tx, orderId))).toMatchObject({
    order: { price: pesos(4500), origin: 'bid', bidId },
    ask: { status: 'buyer_to_pay' },
  });
  await of.pay(orderId);
  expect(await bidById(database.pool, bidId)).toMatchObject({ status: 'bid_successful', depositStatus: 'returned' });
  expect(await of.inTx((tx) => trade(tx, orderId))).toMatchObject({
    order: { status: 'seller_to_ship' },
    ask: { status: 'to_ship' },
  });
  expect((await expectVerified(of)).trades).toMatchObject([{ askId, bidId, price: pesos(4500) }]);
  expect(await sqlOf('select order_id, bid_id from wallet_transactions where user_id = $1', [buyerId])).toEqual([
    { order_id: orderId, bid_id: bidId },
  ]);
});

test('a seller without an ask accepts the first bid: it is on hold, and the deposit makes the order', async () => {
  const of = market();
  const [{ bidId }, { bidId: later }] = [await aLiveBid(of, pesos(4000)), await aLiveBid(of, pesos(4000))];
  const sellerId = await of.person();
  const { skuId } = await of.sku();
  expect((await of.inTx((tx) => firstBidFor(tx, skuId, sellerId)))?.id).toBe(bidId);
  const askId = await of.accept(sellerId, bidId);
  expect(await bidRefs(database.pool, bidId)).toMatchObject({ askId, orderId: null });
  expect(await of.inTx((tx) => unpaidAcceptances(tx, sellerId))).toBe(1);
  expect(await bidQueuePosition(database.pool, later)).toBe(1);
  await of.payDeposit({ entity: 'ask', id: askId });
  const orderId = await of.orderOfBid(bidId);
  expect(await bidRefs(database.pool, bidId)).toMatchObject({ askId, orderId });
  expect(await timersOf(database.pool, 'order', [orderId])).toMatchObject([{ kind: 'accepted_payment_window' }]);
  await expectVerified(of);
});

test('an acceptance that is not paid gives the bid back at its old place with the rest of its days, and is noted of the seller', async () => {
  const of = market();
  const { bidId } = await aLiveBid(of, pesos(4000));
  const before = await existing(bidById(database.pool, bidId));
  const sellerId = await of.person();
  of.pass(24 * 60);
  const askId = await of.accept(sellerId, bidId, { isPayingNow: true });
  of.pass(15);
  await of.inTx((tx) => tx.query(`delete from timers where entity_id = $1`, [askId]));
  await of.act({ name: 'deposit_time_over' }, async (tx) => ({
    ...(await askAndBid(tx, askId, bidId)),
    pendingAttempt: null,
    wasExtended: false,
  }));
  const back = await existing(bidById(database.pool, bidId));
  expect(back).toMatchObject({ status: 'bid_active', liveAt: before.liveAt, liveRemainingMs: null });
  const [timer] = await timersOf(database.pool, 'bid', [bidId]);
  // 14 days less the day that it was live; the 15 minutes on hold are given back.
  expect(timer?.fireAt).toEqual(new Date(of.now.getTime() + 13 * 86_400_000));
  expect(await standingOf(database.pool, sellerId, new Date(0))).toMatchObject({
    depositDefaults: 1,
    isSellingSuspended: false,
  });
  await expectVerified(of);
});

test('a bidder who does not pay loses the deposit, the ask is on sale again at its own price and place', async () => {
  const of = market();
  const { bidId } = await aLiveBid(of, pesos(4000));
  const { sellerId, askId } = await aLiveAsk(of, pesos(5000));
  await of.accept(sellerId, bidId, { askId });
  const orderId = await of.orderOfBid(bidId);
  of.pass(24 * 60);
  await of.inTx((tx) => tx.query(`delete from timers where entity_id = $1`, [orderId]));
  await of.act({ name: 'payment_time_over' }, async (tx) => ({
    ...(await trade(tx, orderId)),
    pendingAttempt: null,
    wasExtended: false,
  }));
  expect(await bidById(database.pool, bidId)).toMatchObject({
    status: 'bid_closed',
    closureDetail: 'bid_default',
    depositStatus: 'deducted',
  });
  const { skuId } = await of.sku();
  expect(await bookOfSku(database.pool, skuId)).toMatchObject({ lowestAsk: pesos(5000), highestBid: null });
  await expectVerified(of);
});

test('accounts with the same payout account are one person: their entries are passed over, and the log counts them', async () => {
  const of = market();
  const first = await aLiveBid(of, pesos(4000));
  const second = await aLiveBid(of, pesos(3900));
  const { sellerId, askId } = await aLiveAsk(of, pesos(5000));
  const mark = { kind: 'payout_account', mark: 'same' } as const;
  for (const userId of [first.buyerId, sellerId])
    await of.inTx((tx) => markIdentity(tx, userId, mark, { at: of.now, isProven: true }));
  const { skuId } = await of.sku();
  expect((await of.inTx((tx) => firstBidFor(tx, skuId, sellerId)))?.id).toBe(second.bidId);
  expect(await lowestAskFor(database.pool, skuId, first.buyerId)).toEqual({
    price: null,
    ownPrice: pesos(5000),
  });
  await of.accept(sellerId, second.bidId, { askId });
  expect((await expectVerified(of)).trades).toMatchObject([{ bidId: second.bidId }]);
  const [line] = await sqlOf(`select skipped_bids from book_log where sku_id = $1 and kind = 'trade'`, [skuId]);
  expect(line).toEqual({ skipped_bids: 1 });
});

async function askAndBid(tx: Tx, askId: AskId, bidId: BidId) {
  return { ask: await existing(lockAsk(tx, askId)), bid: await existing(lockBid(tx, bidId)) };
}
