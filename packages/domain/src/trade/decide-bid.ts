import { limits } from '../config/limits.ts';
import { ACCEPT_AND_PAY_MS, timerWindows } from '../config/timers.ts';
import { depositAmount } from '../deposits/deposit-amount.ts';
import { zero } from '../money/centavos.ts';
import { isAllowedPrice } from '../money/price-rule.ts';
import { answer } from './answer.ts';
import { approve, backInBook, nothingToDo, refuse, together } from './approve.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import { newAsk, whyNotPost } from './decide-ask.ts';
import type { Decision, Refusal } from './decision.ts';
import { orderFromBid } from './new-order.ts';
import type { RefusalReason } from './refusal-reasons.ts';
import { fits } from './row-moves.ts';
import type { BidSnapshot } from './snapshot.ts';
import { depositExtras } from './snapshot-extras.ts';

/** E13: a bid below the lowest ask; at or above it the pair can be bought now (lifecycle, section 2, rule 5). */
export function decidePostBid(command: CommandOf<'post_bid'>, facts: FactsOf<'post_bid'>, now: Date): Decision {
  const reason = whyNotBid(command, facts);
  if (reason !== null) {
    return refuse(reason);
  }
  const { lowestAsk } = facts;
  if (lowestAsk !== null && command.price >= lowestAsk) {
    return refuse('BUY_NOW_AVAILABLE', { lowestAsk });
  }
  const bid = newBid(command, facts.bidder.userId);
  return approve('E13', { now, bid, creations: [{ entity: 'bid', row: bid }] });
}

function whyNotBid({ price }: CommandOf<'post_bid'>, { bidder, item }: FactsOf<'post_bid'>): RefusalReason | null {
  const rules: readonly (readonly [boolean, RefusalReason])[] = [
    [bidder.isRegistered, 'NOT_REGISTERED'],
    [!bidder.isSuspended, 'ACCOUNT_SUSPENDED'],
    [bidder.isPhoneVerified, 'PHONE_NOT_VERIFIED'],
    [bidder.hasAddress, 'ADDRESS_NOT_FOUND'],
    [item.status === 'listed', 'ITEM_NOT_LISTED'],
    [item.hasSku, 'SKU_NOT_FOUND'],
    [isAllowedPrice(price), 'PRICE_RULE'],
    [bidder.liveBidsOnSku < limits.liveBidsPerSku, 'BID_EXISTS'],
  ];
  return rules.find(([isMet]) => !isMet)?.[1] ?? null;
}

function newBid(command: CommandOf<'post_bid'>, buyerId: BidSnapshot['buyerId']): BidSnapshot {
  const { bidId, depositId, itemId, skuId, price, expiryDays } = command;
  return {
    id: bidId,
    buyerId,
    itemId,
    skuId,
    status: 'to_pay',
    price,
    liveAt: null,
    expiryDays,
    liveRemainingMs: null,
    closure: null,
    reminderSent: false,
    deposit: {
      id: depositId,
      userId: buyerId,
      amount: depositAmount(price),
      status: 'due',
      deductedAmount: zero,
      paidByAttemptId: null,
      ...depositExtras,
    },
  };
}

/** E18, E18x. A second press is answered like the first, whatever it did. */
export function decideCancelBid(
  { callerId }: CommandOf<'cancel_bid'>,
  facts: FactsOf<'cancel_bid'>,
  now: Date,
): Decision {
  if (facts.bid.buyerId === callerId && facts.bid.closure?.detail === 'buyer_withdrew') {
    return nothingToDo('E18');
  }
  return answer({ name: 'cancel_bid', callerId, context: { ...facts, now } });
}

/** E12 and E12b for one bid. One that a seller has accepted without deposit ends that acceptance first (E27). */
export function decideDelistBid({ why }: CommandOf<'delist_bid'>, facts: FactsOf<'delist_bid'>, now: Date): Decision {
  const { ask, bid } = facts;
  const closure = { reason: 'no_return_required', detail: why } as const;
  const context = { ...facts, ask: undefined, now, closure, said: { why } };
  if (ask === null || bid.status !== 'seller_to_pay_deposit' || !fits('E12-accept', { now, ask, bid })) {
    return answer({ name: 'delist_bid', context });
  }
  const ended = approve('E12-accept', { now, ask, bid, ...backInBook(ask, bid) });
  const back = { ...context, bid: { ...bid, status: 'bid_active' } } as const;
  return together(ended, approve(why === 'suspended' ? 'E12b' : 'E12-bid', back));
}

/** E20 and E21: the best of both sides at the resting price; nothing while the book is not crossed. */
export function decideMatch({ incoming }: CommandOf<'match_book'>, facts: FactsOf<'match_book'>, now: Date): Decision {
  const { ask, bid, newOrder: terms } = facts;
  const isCrossed = ask !== null && bid !== null && ask.price <= bid.price && ask.lane === 'standard';
  if (!isCrossed || ask.sellerId === bid.buyerId) {
    return nothingToDo('E20');
  }
  const price = incoming === 'ask' ? bid.price : ask.price;
  const order = orderFromBid({ ask, bid, terms, now, price });
  const context = { now, ask, bid, said: { incoming } };
  const creations = [{ entity: 'order', row: order }] as const;
  return answer({ name: 'match_book', context, adds: () => ({ order, creations }) });
}

type Accept = CommandOf<'accept_bid' | 'accept_bid_without_pay'>;
type AcceptFacts = FactsOf<'accept_bid'>;

/** E22a with a live ask of the seller's own; else E22b (15 minutes to pay) or E23 (an hour). Always the first bid in the queue. */
export function decideAcceptBid(command: Accept, facts: AcceptFacts, now: Date): Decision {
  const { bid, ask, newOrder: terms, stock } = facts;
  const refusal = whyNotAccept(command, facts);
  if (refusal !== null) {
    return refusal;
  }
  if (bid === null) {
    return refuse('BID_GONE');
  }
  if (ask !== null) {
    const order = orderFromBid({ ask, bid, terms, now });
    return approve('E22a', { now, ask, bid, stock, order, creations: [{ entity: 'order', row: order }] });
  }
  const { askId, depositId } = command;
  const { itemId, skuId, price } = bid;
  const fields = { askId, depositId, itemId, skuId, price, expiryDays: 30, lane: 'standard', stockId: null } as const;
  const made = newAsk({ ...fields, origin: 'accept_bid' }, facts.seller.userId);
  const isPayingNow = command.name === 'accept_bid';
  const windowMs = isPayingNow ? ACCEPT_AND_PAY_MS : (timerWindows.T5.windowMs ?? 0);
  const context = { now, ask: made, bid, windowsMs: { T5: windowMs } };
  return approve(isPayingNow ? 'E22b' : 'E23', { ...context, creations: [{ entity: 'ask', row: made }] });
}

function whyNotAccept(command: Accept, facts: AcceptFacts): Refusal | null {
  const { bid, ask, seller, item, hasLinkedBid } = facts;
  if (bid === null || bid.status !== 'bid_active') {
    return refuse(hasLinkedBid ? 'OWN_ENTRY' : 'BID_GONE');
  }
  if (bid.buyerId === seller.userId) {
    return refuse('OWN_ENTRY');
  }
  if (command.floorPrice !== null && bid.price < command.floorPrice) {
    return refuse('BELOW_FLOOR', { highestBid: bid.price, floorPrice: command.floorPrice });
  }
  const reason = whyNotPost(bid.price, { seller: { ...seller, liveAskCountOnSku: 0 }, item });
  if (reason !== null) {
    return refuse(reason);
  }
  if (ask !== null) {
    const isSecured = ask.lane === 'flash' || ask.deposit.amount >= depositAmount(bid.price);
    return ask.status === 'listed' && isSecured ? null : refuse('NOT_ALLOWED_NOW', { status: ask.status });
  }
  if (seller.unpaidAcceptances >= limits.unpaidAcceptances) {
    return refuse('ACCEPTANCE_UNPAID');
  }
  const isBarred = command.name === 'accept_bid_without_pay' && seller.depositDefaults >= limits.depositDefaults;
  return isBarred ? refuse('DEPOSIT_FIRST', { depositDefaults: seller.depositDefaults }) : null;
}
