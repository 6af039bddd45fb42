import { type Applied, type ApplyContext, applyDecision } from '@suki/db/apply-decision';
import { bookChangesOf } from '@suki/db/book-changes';
import { sendLast } from '@suki/db/one-batch';
import { lockAsk } from '@suki/db/queries/ask-snapshot';
import { crossingPair } from '@suki/db/queries/bid-queue';
import { lockBid } from '@suki/db/queries/bid-snapshot';
import { addressOfBid } from '@suki/db/queries/bids';
import { skuFacts } from '@suki/db/queries/sku-facts';
import { markTaxedSeller } from '@suki/db/queries/withheld-tax';
import { together } from '@suki/db/together';
import type { Tx } from '@suki/db/tx';
import { withheldTax } from '@suki/domain/config/withheld-tax';
import type { SkuId, UserId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Approval } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import { feeRulesOf } from '../asks/fee-rules-of.ts';
import { orderDetailsOfBid, regionOf } from '../orders/order-details.ts';

type Needs = Pick<Dependencies, 'ids'>;

/**
 * Carries out a decision, and then what follows from it in the same transaction and under the same lock: an ask or bid that came (back) to the
 * book or changed its price is matched with what it crosses (E20, E21; lifecycle, section 2, rule 12). The one door for every decision about
 * asks, bids and orders.
 * @throws ConflictError as `applyDecision`.
 */
export async function carryOut(tx: Tx, approval: Approval, context: ApplyContext, needs: Needs): Promise<Applied> {
  const applied = await applyDecision(tx, approval, context);
  for (const sellerId of taxedBy(approval)) await markTaxedSeller(tx, { sellerId, at: context.at });
  if (applied.book?.isCrossed === true) {
    await matchBook(tx, { skuId: applied.book.skuId, incoming: incomingOf(approval), at: context.at }, needs);
  }
  return applied;
}

/**
 * The same as the last thing of its transaction, with what is written beside it: where nothing can follow from the decision and everything is refused by the
 * database itself, the commit is sent with it. `beside` sends all of its own at once.
 */
export async function carryOutLast(
  tx: Tx,
  approval: Approval,
  context: ApplyContext,
  { ids, beside }: Needs & { readonly beside?: (() => readonly Promise<unknown>[]) | undefined },
): Promise<void> {
  const besides = (): readonly Promise<unknown>[] => beside?.() ?? [];
  if (bookChangesOf(approval).length === 0 && taxedBy(approval).length === 0) {
    await sendLast(tx, approval, () => together([applyDecision(tx, approval, context), ...besides()]));
  } else {
    await Promise.all([carryOut(tx, approval, context, { ids }), ...besides()]);
  }
}

/** Sellers whose income of the year this decision raises, where that leads to a tax at all. */
function taxedBy({ postings }: Approval): readonly UserId[] {
  if (!withheldTax.isOn) return [];
  return postings.flatMap(({ code, shown }) => (code === 'seller_paid' ? shown.map(({ userId }) => userId) : []));
}

type Incoming = 'ask' | 'bid';

/** Which side came last: the other one rested, and its price counts (rule 5). */
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

/** Until the best of both sides, as far as they are not one person's, do not meet any more. */
async function matchBook(tx: Tx, { skuId, incoming, at }: Crossed, needs: Needs): Promise<void> {
  const sku = await skuFacts(tx, skuId);
  if (sku === undefined) throw new Error(`Expected ${skuId} to exist: its book is locked.`);
  const feeRules = await feeRulesOf(tx, sku);
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
