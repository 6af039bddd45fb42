import { newAsk, whySellerMayNot } from './asks.ts';
import { bidBackToBook } from './book.ts';
import { closeAsk } from './closings.ts';
import { meet } from './deals.ts';
import { dropRaise } from './deposits.ts';
import { become, depositOf, getExisting, isTerminalAsk, note, row } from './look.ts';
import { withdrawable } from './money.ts';
import { extendForPayment, heldBidOf, isPayingDeposit, type Method, payDeposit } from './paying-deposits.ts';
import { bestBid, wouldCrossOwnBid } from './places.ts';
import { depositFor, isPayableBy } from './prices.ts';
import { arm, DAY, disarm, timeLeft, windows } from './timers.ts';
import type { Ask, Bid, World } from './world.ts';

/* docs/lifecycle.md#acceptance: E22a to E29. */

export type Acceptance = { sellerId: string; floor: number; askId: string | null; pay: Method | null };

/** `askId`: an own live ask (E22a). Without an ask, `pay` leads to E22b, otherwise to E23. */
export function acceptBid(world: World, { sellerId, floor, askId, pay }: Acceptance): string | null {
  const seller = getExisting(world.people, sellerId);
  const reason = whySellerMayNot(world, seller);
  if (reason !== null) return reason;
  const bid = bestBid(world, sellerId);
  if (bid === undefined) return wouldCrossOwnBid(world, sellerId, 0) ? 'OWN_ENTRY' : 'BID_GONE';
  if (bid.price < floor) return 'BELOW_FLOOR';
  if (askId !== null) {
    const ask = getExisting(world.asks, askId);
    const deposit = depositOf(world, ask);
    const held = deposit?.status === 'under_hold' ? deposit.amount : 0;
    const isSecured = ask.lane === 'flash' || held >= depositFor(bid.price, false);
    if (ask.sellerId !== sellerId || ask.status !== 'listed' || !isSecured) return 'NOT_ALLOWED_NOW';
    row(world, ask.lane === 'flash' ? 'E22a flash' : 'E22a');
    meet(world, ask, bid, bid.price, 'ask');
    return null;
  }
  const mine = [...world.asks.values()].filter((ask) => ask.sellerId === sellerId && ask.status === 'to_pay');
  if (mine.some((ask) => ask.origin === 'accept_bid')) return 'ACCEPTANCE_UNPAID';
  if (mine.length >= 5) return 'TOO_MANY_UNPAID_ASKS';
  const recent = seller.strikes.filter((at) => at > world.now - 30 * DAY);
  if (pay === null && recent.length >= 3) return 'DEPOSIT_FIRST';
  const cannot = pay === null ? null : whyCannotPayNow(world, sellerId, depositFor(bid.price, false), pay);
  if (cannot !== null) return cannot;
  const ask = newAsk(world, { sellerId, price: bid.price, days: 30, stockId: null }, 'accept_bid');
  dropRaise(world, bid);
  bid.remaining = timeLeft(world, 'bid_life', bid.id);
  disarm(world, bid.id, 'bid_life');
  bid.heldByAskId = ask.id;
  become(world, bid, 'seller_to_pay_deposit');
  arm(
    world,
    'acceptance_deposit',
    ask.id,
    pay === null ? windows.acceptance_deposit : windows.acceptance_deposit_paid_at_once,
  );
  if (pay === null) return row(world, 'E23');
  row(world, 'E22b');
  payDeposit(world, ask, pay);
  return null;
}

/** E22b: the refusal of a seller who cannot pay the deposit at once; null when they can. */
function whyCannotPayNow(world: World, sellerId: string, amount: number, pay: Method): string | null {
  if (!isPayableBy(pay, amount)) return 'METHOD_LIMIT';
  return pay === 'wallet' && withdrawable(world, sellerId) < amount ? 'BALANCE_TOO_LOW' : null;
}

/** The acceptance ends; the bid returns to its old place with the time it was held. */
export function dropAcceptance(world: World, bid: Bid, detail: string): void {
  const ask = getExisting(world.asks, bid.heldByAskId);
  closeAsk(world, ask, detail);
  bidBackToBook(world, bid);
}

/** E27, and E28 "as E27": the seller did not keep the promise. */
export function breakAcceptance(world: World, bid: Bid): void {
  note(getExisting(world.people, getExisting(world.asks, bid.heldByAskId).sellerId), 'strikes', world.now);
  dropAcceptance(world, bid, 'deposit_timeout');
}

/** Nobody paid the deposit of an acceptance. */
export function acceptanceTimeOver(world: World, ask: Ask): string | null {
  if (extendForPayment(world, 'acceptance_deposit', ask.id, isPayingDeposit(world, ask))) return null;
  breakAcceptance(world, heldBidOf(world, ask));
  return row(world, 'E27');
}

/** The seller's `PUT /order/cancel-accepted-bid` before any order exists. */
export function sellerCancelsAcceptance(world: World, bid: Bid, callerId: string): string | null {
  if (bid.status !== 'seller_to_pay_deposit' || bid.heldByAskId === null) return 'NOT_ALLOWED_NOW';
  const ask = getExisting(world.asks, bid.heldByAskId);
  if (ask.sellerId !== callerId || isTerminalAsk(ask)) return 'NOT_YOUR_ROLE';
  breakAcceptance(world, bid);
  return row(world, 'E28');
}
