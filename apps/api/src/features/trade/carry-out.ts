import { type ApplyContext, applyDecision } from '@suki/db/apply-decision';
import { bookChangesOf } from '@suki/db/book-changes';
import { pipelined } from '@suki/db/pipelined';
import { lockAsk } from '@suki/db/queries/ask-snapshot';
import { crossingPair } from '@suki/db/queries/bid-queue';
import { lockBid } from '@suki/db/queries/bid-snapshot';
import { addressOfBid } from '@suki/db/queries/bids';
import { walletsOf } from '@suki/db/queries/ledger';
import { skuFacts } from '@suki/db/queries/sku-facts';
import { markTaxedSeller } from '@suki/db/queries/withheld-tax';
import { commitWith, type Tx } from '@suki/db/tx';
import { withheldTax } from '@suki/domain/config/withheld-tax';
import type { SkuId, UserId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Approval } from '@suki/domain/trade/facts/decision';
import { stoppedRefunds } from '@suki/domain/trade/money/stopped-refunds';
import type { Dependencies } from '../../dependencies.ts';
import { feeRulesOf } from '../asks/fee-rules-of.ts';
import { orderDetailsOfBid, regionOf } from '../orders/order-details.ts';

type Needs = Pick<Dependencies, 'ids'>;

export type CarryOutOptions = Needs & {
  /** Statements behind those of the decision, in one packet. Called once; all are sent before any is awaited. */
  readonly beside?: (() => readonly Promise<unknown>[]) | undefined;
  /** The use case writes nothing more, so the commit may travel with the statements (ADR 0058). False by default. */
  readonly isLast?: boolean | undefined;
};

/**
 * Writes a decision about asks, bids, orders or stock in the caller's transaction. Nothing else in the API does: a rule
 * of tidy keeps `applyDecision` to this file (ADR 0081).
 *
 * Two things may follow in the same transaction and under the same locks. A seller whose income of the year was raised
 * may owe withheld tax. An ask or bid that entered the book, or changed its price, is matched with the bid or ask that
 * it crosses (E20, E21, `docs/lifecycle.md#crossing`). Where neither can happen, `isLast` lets the commit travel with
 * the last statements, which saves a round trip.
 * @throws ConflictError as `applyDecision`.
 */
export async function carryOut(
  tx: Tx,
  approval: Approval,
  context: ApplyContext,
  { ids, beside, isLast = false }: CarryOutOptions,
): Promise<void> {
  const send = () => pipelined([applyDecision(tx, approval, context), ...(beside?.() ?? [])]);
  const taxed = taxedBy(approval);
  if (isLast && taxed.length === 0 && !mayCross(approval) && isOneBatch(approval)) {
    await commitWith(tx, send);
    return;
  }
  const [{ book }] = await send();
  for (const sellerId of taxed) await markTaxedSeller(tx, { sellerId, at: context.at });
  if (book?.isCrossed === true) {
    await matchBook(tx, { skuId: book.skuId, incoming: incomingOf(approval), at: context.at }, { ids });
  }
}

/** False for a purchase: an ask that leaves the book cannot cross a bid. Every other change of a book may. */
function mayCross(approval: Approval): boolean {
  return bookChangesOf(approval).some(({ kind }) => kind !== 'trade');
}

/**
 * True when every statement of a decision is sent in one batch and fails in the database by itself if a row is not as
 * expected. Only then may the commit be sent right behind them (`commitWith`). This holds for asks, bids and orders,
 * their payment, deadlines and messages, and for money between accounts of the house. It does not hold for deposits,
 * wallets, coupons, refunds and stock: there an answer is read first.
 */
function isOneBatch(approval: Approval): boolean {
  const { creations, moves, patches, deposits, coupons, releases, refunds, postings } = approval;
  return (
    creations.every(({ entity }) => entity === 'order') &&
    moves.every(({ entity }) => entity === 'ask' || entity === 'bid' || entity === 'order') &&
    patches.every(({ entity }) => entity === 'order') &&
    deposits.length + coupons.length + releases.length + refunds.length === 0 &&
    walletsOf(postings).length === 0 &&
    postings.every((posting) => stoppedRefunds(posting).length === 0)
  );
}

/** Sellers whose income of the year this decision raises, when a tax may follow from that. */
function taxedBy({ postings }: Approval): readonly UserId[] {
  if (!withheldTax.isOn) return [];
  return postings.flatMap(({ code, shown }) => (code === 'seller_paid' ? shown.map(({ userId }) => userId) : []));
}

type Incoming = 'ask' | 'bid';

/** The side that came last: the other side rested in the book, and its price counts (`docs/lifecycle.md#crossing`). */
function incomingOf({ moves, patches }: Approval): Incoming {
  const isBid =
    moves.some((move) => move.entity === 'bid' && move.to === 'bid_active') ||
    patches.some((patch) => patch.entity === 'bid' && patch.set.liveAt !== undefined);
  const isAsk =
    moves.some((move) => move.entity === 'ask' && move.to === 'listed') ||
    patches.some((patch) => patch.entity === 'ask' && patch.set.liveAt !== undefined);
  return isBid && !isAsk ? 'bid' : 'ask';
}

type Crossed = { readonly skuId: SkuId; readonly incoming: Incoming; readonly at: Date };

/** Repeats until the best ask and the best bid no longer cross, leaving out pairs of one person. */
async function matchBook(tx: Tx, { skuId, incoming, at }: Crossed, needs: Needs): Promise<void> {
  const sku = await skuFacts(tx, skuId);
  if (sku === undefined) throw new Error(`Expected ${skuId} to exist: its book is locked.`);
  const feeRules = await feeRulesOf(tx, sku, at);
  for (;;) {
    const pair = await crossingPair(tx, skuId);
    if (pair === undefined) return;
    const [ask, bid] = await Promise.all([lockAsk(tx, pair.askId), lockBid(tx, pair.bidId)]);
    if (ask === undefined || bid === undefined) throw new Error(`Expected ${pair.askId} and ${pair.bidId} to exist.`);
    const buyerRegion = regionOf((await addressOfBid(tx, bid.id)).buyerAddress);
    const newOrder = { orderId: needs.ids.next('ord'), feeRules, buyerRegion };
    const decision = decide({ name: 'match_book', incoming }, { ask, bid, newOrder }, at);
    if (!decision.ok || decision.creations.every(({ entity }) => entity !== 'order')) {
      throw new Error(`Expected ${ask.id} and ${bid.id} to be matched: they cross in the book of ${skuId}.`);
    }
    const details = await orderDetailsOfBid(tx, { ask, bid }, { now: at });
    await applyDecision(tx, decision, { at, actorId: null, newOrder: details });
  }
}
