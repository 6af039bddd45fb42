import { limits } from '../../config/limits.ts';
import { ACCEPT_AND_PAY_MS, timerWindows } from '../../config/timers.ts';
import { depositAmount } from '../../deposits/deposit-amount.ts';
import { zero } from '../../money/centavos.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Refusal } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { BidSnapshot } from '../facts/snapshot.ts';
import { answer } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';
import { newAsk, whyNotPost } from './new-ask.ts';
import { orderFromBid } from './new-order.ts';

/*
 * A bid that finds its seller: automatically in a crossed book, or because a seller accepts the bid. The rest of a
 * bid's life is in `decide-bid.ts`.
 */

/** E20 and E21: the best of both sides at the resting price; nothing while the book is not crossed. */
export function decideMatch({ incoming }: CommandOf<'match_book'>, facts: FactsOf<'match_book'>, now: Date): Decision {
  const { ask, bid, newOrder: terms } = facts;
  const isCrossed = ask !== null && bid !== null && ask.price <= bid.price && ask.lane === 'standard';
  if (!isCrossed || ask.sellerId === bid.buyerId) {
    return nothingToDo('E20');
  }
  const price = incoming === 'ask' ? bid.price : ask.price;
  const made = orderFromBid({ ask, bid, terms, now, price });
  const context = { now, ask, bid, inputs: { incoming } };
  return answer({ name: 'match_book', context, adds: () => ({ order: made.row, creations: [made] }) });
}

type Accept = CommandOf<'accept_bid' | 'accept_bid_without_pay'>;
type AcceptFacts = FactsOf<'accept_bid'>;

/**
 * E22a with a live ask of the seller's own; otherwise E22b (15 minutes to pay) or E23 (an hour). Always takes the first
 * bid in the queue.
 */
export function decideAcceptBid(command: Accept, facts: AcceptFacts, now: Date): Decision {
  const { bid, ask, newOrder: terms, stock } = facts;
  if (bid === null || bid.status !== 'bid_active') {
    return refuse(facts.hasLinkedBid ? 'OWN_ENTRY' : 'BID_GONE');
  }
  const refusal = whyNotAccept(command, facts, bid);
  if (refusal !== null) {
    return refusal;
  }
  if (ask !== null) {
    const made = orderFromBid({ ask, bid, terms, now });
    return approve('E22a', { now, ask, bid, stock, order: made.row, creations: [made] });
  }
  const { askId, depositId } = command;
  const { itemId, skuId, price } = bid;
  const fields = { askId, depositId, itemId, skuId, price, expiryDays: 30, lane: 'standard', stockId: null } as const;
  const made = newAsk({ ...fields, origin: 'accept_bid' }, facts.seller.userId);
  const isPayingNow = command.name === 'accept_bid';
  const windowMs = isPayingNow ? ACCEPT_AND_PAY_MS : (timerWindows.acceptance_deposit.windowMs ?? 0);
  const context = { now, ask: made, bid, windowsMs: { acceptance_deposit: windowMs } };
  return approve(isPayingNow ? 'E22b' : 'E23', { ...context, creations: [{ entity: 'ask', row: made }] });
}

function whyNotAccept(command: Accept, { ask, seller, item }: AcceptFacts, bid: BidSnapshot): Refusal | null {
  if (bid.buyerId === seller.userId) {
    return refuse('OWN_ENTRY');
  }
  if (bid.price < (command.floorPrice ?? zero)) {
    return refuse('BELOW_FLOOR', { highestBid: bid.price, floorPrice: command.floorPrice });
  }
  // A new ask counts with the unpaid ones; a live ask was counted when it was made.
  const counts = { liveAskCountOnSku: 0, ...(ask === null ? {} : { unpaidAskCount: 0 }) };
  const reason = whyNotPost(bid.price, { seller: { ...seller, ...counts }, item });
  if (reason !== null) {
    return refuse(reason);
  }
  if (ask !== null) {
    const { amount, status } = ask.deposit;
    const isHeld = status === 'under_hold' && amount >= depositAmount(bid.price);
    const isSecured = ask.lane === 'flash' || isHeld;
    return ask.status === 'listed' && isSecured ? null : refuse('NOT_ALLOWED_NOW', { status: ask.status });
  }
  if (seller.unpaidAcceptances >= limits.unpaidAcceptances) {
    return refuse('ACCEPTANCE_UNPAID');
  }
  const isBarred = command.name === 'accept_bid_without_pay' && seller.depositDefaults >= limits.depositDefaults;
  return isBarred ? refuse('DEPOSIT_FIRST', { depositDefaults: seller.depositDefaults }) : null;
}
