import type { Bid as Answer, BidSummary } from '@suki/contract/bids/bids.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import { bidQueuePosition } from '@suki/db/queries/bid-queue';
import { type Bid, bidById } from '@suki/db/queries/bids';
import { historyOf } from '@suki/db/queries/history';
import { timersOf } from '@suki/db/queries/timers';
import type { Db } from '@suki/db/statement';
import type { BidId } from '@suki/domain/ids/id';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { viewBid } from '@suki/domain/trade/view/view';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { closureOf } from '../asks/present-ask.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { regionOf } from '../orders/order-details.ts';
import { attemptOfDeposit } from '../payments/attempt-of-deposit.ts';
import { presentHistory } from '../trade/present-history.ts';
import { presentNext } from '../trade/present-next.ts';
import { presentSkuLabel } from '../trade/present-sku-label.ts';
import { type References, referencesOf } from '../trade/references-of.ts';

type Needs = Pick<Dependencies, 'environment'>;
/** The bid was made in this very transaction, so nobody can have tried to pay its deposit. */
type IsNew = { readonly isNew?: boolean | undefined };

export async function presentBidSummaries(
  db: Db,
  bids: readonly Bid[],
  needs: Needs,
): Promise<z.output<typeof BidSummary>[]> {
  const references = await referencesWithOthers(db, bids);
  return bids.map((bid) => summaryOf(bid, references, needs));
}

/**
 * Presents one bid to its bidder.
 * @throws Error when the bid does not exist: callers check this before.
 */
export async function presentBid(
  db: Db,
  { bidId, isNew }: { readonly bidId: BidId } & IsNew,
  needs: Needs,
): Promise<z.output<typeof Answer>> {
  const bid = await bidById(db, bidId);
  if (bid === undefined) throw new Error(`Expected bid ${bidId} to exist.`);
  return presentLoadedBid(db, bid, needs, { isNew });
}

export async function presentLoadedBid(
  db: Db,
  bid: Bid,
  needs: Needs,
  { isNew = false }: IsNew = {},
): Promise<z.output<typeof Answer>> {
  const [references, position, history, attempt] = await Promise.all([
    referencesWithOthers(db, [bid]),
    bidQueuePosition(db, bid.id),
    historyOf(db, 'bid', bid.id),
    isNew ? null : attemptOfDeposit(db, { entity: 'bid', id: bid.id }, snapshotOf(bid).deposit),
  ]);
  const timers = references.timersOf(bid);
  const deadlineOf = (timer: TimerKind) => timers.find(({ kind }) => kind === timer)?.fireAt.toISOString() ?? null;
  const raise = raiseOf(bid);
  return {
    ...summaryOf(bid, references, needs),
    queuePosition: position,
    expiresAt: deadlineOf('bid_life'),
    expiryDays: bid.expiryDays,
    buyerAddress: { ...bid.buyerAddress, isDefault: false, createdAt: bid.createdAt.toISOString() },
    raise: raise === null ? null : { ...raise, payBy: deadlineOf('bid_deposit') },
    attempt,
    reminderSent: bid.reminderSent,
    needToRepay: bid.needToRepay,
    closure: closureOf(bid),
    history: presentHistory(history),
  };
}

/**
 * Adds timers of other records: a bid on hold waits for the deposit of the ask that accepted it, an accepted bid for
 * the deadlines of its order, a fine for its release.
 */
async function referencesWithOthers(db: Db, bids: readonly Bid[]): Promise<References> {
  const askIds = bids.flatMap(({ acceptingAskId }) => (acceptingAskId === null ? [] : [acceptingAskId]));
  const orderIds = bids.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const fines = bids.filter(({ depositStatus }) => depositStatus === 'deducted').map(({ depositId }) => depositId);
  const [references, askTimers, orderTimers, fineTimers] = await Promise.all([
    referencesOf(db, bids, 'bid'),
    askIds.length === 0 ? [] : timersOf(db, 'ask', askIds),
    orderIds.length === 0 ? [] : timersOf(db, 'order', orderIds),
    fines.length === 0 ? [] : timersOf(db, 'deposit', fines),
  ]);
  const others = [...askTimers, ...orderTimers, ...fineTimers];
  const isOf = new Map<string, readonly unknown[]>(
    bids.map((bid) => [bid.id, [bid.acceptingAskId, bid.orderId, bid.depositId]]),
  );
  return {
    ...references,
    timersOf: (row) => [...references.timersOf(row), ...others.filter(({ id }) => isOf.get(row.id)?.includes(id))],
  };
}

function summaryOf(bid: Bid, references: References, { environment }: Needs): z.output<typeof BidSummary> {
  const view = viewBid({ bid: snapshotOf(bid), role: 'buyer', timers: references.timersOf(bid) });
  return withSpecificationNames('bid', {
    id: bid.id,
    bidStatus: bid.status,
    item: presentItemCard(references.itemOf(bid), environment),
    sku: presentSkuLabel(references.skuOf(bid)),
    proposedPrice: bid.price,
    total: buyerQuote({ price: bid.price, lane: 'standard', buyerRegion: regionOf(bid.buyerAddress) }).total,
    deposit: {
      amount: bid.depositAmount,
      status: bid.depositStatus,
      deductedAmount: bid.depositDeductedAmount,
      needToRepay: bid.needToRepay,
    },
    highestBid: bid.highestBid,
    isHighest: bid.highestBid === bid.price,
    orderId: bid.orderId,
    next: presentNext(view),
    createdAt: bid.createdAt.toISOString(),
  });
}

/** The bid as the rules need it to name the next actions, which do not depend on who paid the deposit. */
function snapshotOf(bid: Bid): BidSnapshot {
  return {
    ...bid,
    closure: closureOf(bid),
    deposit: {
      id: bid.depositId,
      userId: bid.buyerId,
      amount: bid.depositAmount,
      status: bid.depositStatus,
      deductedAmount: bid.depositDeductedAmount,
      paidByAttemptId: null,
      topUps: [],
      raise: raiseOf(bid),
      appealedAt: null,
    },
  };
}

function raiseOf({ raisePrice, raiseAmount }: Pick<Bid, 'raisePrice' | 'raiseAmount'>) {
  return raisePrice === null || raiseAmount === null ? null : { price: raisePrice, amount: raiseAmount };
}
