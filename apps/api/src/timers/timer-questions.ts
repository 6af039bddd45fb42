import { lockAsk, lockAskOfDeposit } from '@suki/db/queries/ask-snapshot';
import { lockBidOfDeposit } from '@suki/db/queries/bid-snapshot';
import { lockBook } from '@suki/db/queries/books';
import { lockClaim, orderOfClaim } from '@suki/db/queries/claims';
import { wasPaidByCard } from '@suki/db/queries/deposits';
import { balanceOf } from '@suki/db/queries/ledger';
import { lockNewestOrderOfAsk, lockNewestOrderOfBid } from '@suki/db/queries/order-snapshot';
import { finishedSalesOf } from '@suki/db/queries/orders';
import { owedBy } from '@suki/db/queries/owed';
import { lockReturnLeg } from '@suki/db/queries/returns';
import { liveAskOfStock, lockStock, stockById } from '@suki/db/queries/stock';
import { lockTimer, type Timer } from '@suki/db/queries/timers';
import type { Tx } from '@suki/db/tx';
import { isId, toId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import { decideLapse } from '@suki/domain/trade/decide/decide-lapse';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { DepositSnapshot } from '@suki/domain/trade/facts/snapshot';
import { returnCostInFine } from '@suki/domain/trade/table/fine-return-cost';
import { lockBidTrade } from '../features/trade/lock-bid.ts';
import { lockAskTrade, lockTradeOfOrder, lockTradeOfOrderWith } from '../features/trade/lock-trade.ts';
import { pendingAttemptOf } from '../features/trade/pending-attempt.ts';
import { returnCostOf } from '../features/trade/return-cost-of.ts';

/** Asks the rules about a firing timer, with the facts that were locked for it. */
export type Question = (now: Date, timer: Timer) => Decision;

/**
 * A question with its timer, locked behind the question's facts. `current` is undefined when the timer was stopped or
 * moved meanwhile.
 */
export type LockedQuestion = { readonly question: Question; readonly current: Timer | undefined };

type Ask = (tx: Tx, timer: Timer) => Promise<Question | undefined>;

/** By the timer's owner: a rush may be of an order or of an item on its way back, so the kind is not enough. */
const questions: Readonly<Record<Exclude<Timer['entity'], 'order'>, Ask>> = {
  ask: questionOnAsk,
  bid: questionOnBid,
  deposit: questionOnDeposit,
  return: questionOnReturn,
  stock: questionOnStock,
  claim: questionOnClaim,
};

/**
 * Locks the facts of a timer in lock order, then the timer, and returns the question for the rules. Undefined when the
 * timer's owner is gone.
 */
export async function lockQuestion(tx: Tx, timer: Timer): Promise<LockedQuestion | undefined> {
  if (timer.entity === 'order') return questionOnOrder(tx, timer);
  const question = await questions[timer.entity](tx, timer);
  return question === undefined ? undefined : { question, current: await lockTimer(tx, timer) };
}

async function questionOnAsk(tx: Tx, { kind, id }: Timer): Promise<Question | undefined> {
  const askId = toId('ask', id);
  const trade = await lockAskTrade(tx, askId);
  if (trade === undefined) return undefined;
  if (kind === 'listing') return (now) => decideLapse(kind, trade, now);
  const pendingAttempt = await pendingAttemptOf(tx, { entity: 'ask', id: askId });
  return (now, { isExtended }) => decideLapse(kind, { ...trade, pendingAttempt, wasExtended: isExtended }, now);
}

async function questionOnBid(tx: Tx, { kind, id }: Timer): Promise<Question | undefined> {
  const bidId = toId('bid', id);
  const trade = await lockBidTrade(tx, bidId);
  if (trade === undefined) return undefined;
  const { bid, owed } = trade;
  if (kind === 'bid_life') return (now) => decide({ name: 'bid_expired' }, { bid, owed }, now);
  const pendingAttempt = await pendingAttemptOf(tx, { entity: 'bid', id: bidId });
  return (now, { isExtended }) =>
    decide({ name: 'bid_deposit_time_over' }, { bid, owed, pendingAttempt, wasExtended: isExtended }, now);
}

/** One round trip with its timer: nearly all deadlines are of orders. */
async function questionOnOrder(tx: Tx, timer: Timer): Promise<LockedQuestion | undefined> {
  const { kind } = timer;
  const orderId = toId('ord', timer.id);
  const locked = await lockTradeOfOrderWith(tx, orderId, ({ askId, sellerId }) =>
    Promise.all([
      pendingAttemptOf(tx, { entity: 'order', id: orderId }),
      returnCostOf(tx, askId),
      lockTimer(tx, timer),
      finishedSalesOf(tx, sellerId),
    ]),
  );
  if (locked === undefined) return undefined;
  const { trade } = locked;
  const [pendingAttempt, returnCost, current, sellerFinishedSales] = locked.behind;
  const question: Question = (now, { isExtended }) =>
    decideLapse(kind, { ...trade, pendingAttempt, wasExtended: isExtended, returnCost, sellerFinishedSales }, now);
  return { question, current };
}

/** Releases the fine out of a seller's or a bidder's deposit. */
async function questionOnDeposit(tx: Tx, timer: Timer): Promise<Question | undefined> {
  const id = toId('dep', timer.id);
  const [fined, bid] = [await lockAskOfDeposit(tx, id), await lockBidOfDeposit(tx, id)];
  const order =
    fined !== undefined
      ? await lockNewestOrderOfAsk(tx, fined.id)
      : bid !== undefined
        ? await lockNewestOrderOfBid(tx, bid.id)
        : undefined;
  const ask = fined ?? (order === undefined ? undefined : await lockAsk(tx, order.askId));
  if (ask === undefined || order === undefined) return undefined;
  const { deposit } = bid ?? ask;
  const [suspense, wasDepositPaidByCard, owed, leg] = await Promise.all([
    balanceOf(tx, `penalty:${id}`),
    wasPaidByCard(tx, attemptsThatPaid(deposit)),
    owedBy(tx, [order.buyerId, order.sellerId]),
    lockReturnLeg(tx, ask.id),
  ]);
  const facts = { ask, bid, order, owed, isReleased: suspense === 0, wasDepositPaidByCard };
  if (bid !== undefined) return (now) => decide({ name: 'release_penalty', of: 'bid' }, facts, now);
  const returnCost = returnCostInFine(ask, leg ?? null);
  return (now) => decide({ name: 'release_penalty' }, { ...facts, returnCost }, now);
}

function attemptsThatPaid({ paidByAttemptId, topUps }: DepositSnapshot) {
  return [paidByAttemptId, ...topUps.map(({ attemptId }) => attemptId)].filter((attemptId) => attemptId !== null);
}

async function questionOnReturn(tx: Tx, { kind, id }: Timer): Promise<Question | undefined> {
  const ownerId = isId('ask', id) ? id : toId('stk', id);
  const owner = isId('ask', id) ? await lockAskTrade(tx, id) : undefined;
  const returnLeg = await lockReturnLeg(tx, ownerId);
  if (returnLeg === undefined) return undefined;
  const owed = owner?.owed ?? (await owedBy(tx, [returnLeg.sellerId]));
  const sellerFinishedSales = await finishedSalesOf(tx, returnLeg.sellerId);
  // No courier reports on the way back yet: a parcel that nobody received is treated as lost (RT5).
  return (now) => decideLapse(kind, { returnLeg, owed, sellerFinishedSales, isDelivered: false }, now);
}

async function questionOnStock(tx: Tx, { kind, id }: Timer): Promise<Question | undefined> {
  const stockId = toId('stk', id);
  const found = await stockById(tx, stockId);
  if (found === undefined) return undefined;
  await lockBook(tx, found.skuId);
  const liveAsk = await liveAskOfStock(tx, stockId);
  const ask = liveAsk === undefined ? null : ((await lockAsk(tx, toId('ask', liveAsk))) ?? null);
  const stock = await lockStock(tx, stockId);
  if (stock === undefined) return undefined;
  const [returnCost, owed] = await Promise.all([returnCostOf(tx, stockId), owedBy(tx, [stock.sellerId])]);
  return (now) => decideLapse(kind, { stock, ask, returnCost, owed }, now);
}

async function questionOnClaim(tx: Tx, { kind, id }: Timer): Promise<Question | undefined> {
  const claimId = toId('clm', id);
  const orderId = await orderOfClaim(tx, claimId);
  const trade = orderId === undefined ? undefined : await lockTradeOfOrder(tx, orderId);
  const claim = trade === undefined ? undefined : await lockClaim(tx, claimId);
  if (trade === undefined || claim === undefined) return undefined;
  return (now) => decideLapse(kind, { ...trade, claim }, now);
}
