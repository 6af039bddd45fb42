import { breakAcceptance, dropAcceptance } from './accepting.ts';
import { type NewAsk, newAsk, whySellerMayNot } from './asks.ts';
import { backToBook, matchAsk } from './book.ts';
import { closeAsk, closeBid } from './closings.ts';
import { dropRaise, settle } from './deposits.ts';
import { depositOf, getExisting, isTerminalAsk, row } from './look.ts';
import { extendForPayment, heldBidOf, isPayingDeposit } from './paying-deposits.ts';
import { wouldCrossOwnBid } from './places.ts';
import { depositFor, isPrice } from './prices.ts';
import { arm, DAY, disarm, windows } from './timers.ts';
import type { Ask, Person, World } from './world.ts';

/* docs/lifecycle.md#listing: E01 to E12. */

function asksOf(world: World, userId: string): Ask[] {
  return [...world.asks.values()].filter((ask) => ask.sellerId === userId);
}

export function postAsk(world: World, { sellerId, price, days, stockId }: NewAsk): string | null {
  const seller = getExisting(world.people, sellerId);
  const mine = asksOf(world, sellerId);
  const reason = whySellerMayNot(world, seller);
  if (reason !== null) return reason;
  if (!isPrice(price, stockId !== null)) return 'PRICE_RULE';
  if (mine.filter((ask) => ask.status === 'to_pay').length >= 5) return 'TOO_MANY_UNPAID_ASKS';
  if (mine.filter((ask) => ask.status === 'listed').length >= 20) return 'TOO_MANY_LIVE_ASKS';
  if (stockId !== null) {
    const stock = getExisting(world.stock, stockId);
    if (stock.sellerId !== sellerId || stock.status !== 'in_stock') return 'NOT_ALLOWED_NOW';
    if (mine.some((ask) => ask.stockId === stockId && !isTerminalAsk(ask))) return 'NOT_ALLOWED_NOW';
  } else if (wouldCrossOwnBid(world, sellerId, price)) return 'OWN_ENTRY';
  const ask = newAsk(world, { sellerId, price, days, stockId }, 'listing');
  row(world, 'E01');
  if (ask.lane === 'standard') {
    arm(world, 'ask_deposit', ask.id, windows.ask_deposit);
    return null;
  }
  row(world, 'E01 flash');
  ask.liveAt = world.now;
  backToBook(world, ask);
  return null;
}

/** E07, E08, E08x; an acceptance that was not paid is E28. */
export function cancelAsk(world: World, ask: Ask): string | null {
  if (isTerminalAsk(ask)) return 'NOT_ALLOWED_NOW';
  if (ask.status === 'to_pay' && ask.origin === 'accept_bid') {
    breakAcceptance(world, heldBidOf(world, ask));
    return row(world, 'E28 ask');
  }
  if (ask.status !== 'to_pay' && ask.status !== 'listed') return 'RESERVED';
  row(world, ask.status === 'to_pay' ? 'E07' : 'E08');
  closeAsk(world, ask, 'seller_withdrew');
  return null;
}

/** E09: the missing part of the deposit for a higher price is due. The old price stays live until it is paid. */
export function editAsk(world: World, ask: Ask, price: number, days: number): string | null {
  if (!isPrice(price, ask.lane === 'flash')) return 'PRICE_RULE';
  if (ask.status !== 'listed') return 'NOT_ALLOWED_NOW';
  const isCrossing = ask.lane === 'standard' && price !== ask.price && wouldCrossOwnBid(world, ask.sellerId, price);
  if (isCrossing) return 'OWN_ENTRY';
  ask.days = days;
  arm(world, 'listing', ask.id, days * DAY);
  const deposit = depositOf(world, ask);
  const missing = depositFor(price, ask.lane === 'flash') - (deposit?.amount ?? 0);
  if (deposit !== undefined && missing > 0) {
    deposit.raise = { price, amount: missing };
    arm(world, 'ask_deposit', ask.id, windows.ask_deposit);
    return row(world, 'E09 raise');
  }
  dropRaise(world, ask);
  row(world, 'E09');
  if (price !== ask.price) {
    ask.price = price;
    ask.liveAt = world.now;
  }
  matchAsk(world, ask);
  return null;
}

/** `ask_deposit`: an unpaid raise is dropped, an unpaid listing ends (E05). */
export function depositTimeOver(world: World, ask: Ask): string | null {
  if (extendForPayment(world, 'ask_deposit', ask.id, isPayingDeposit(world, ask))) return null;
  disarm(world, ask.id, 'ask_deposit');
  if (depositOf(world, ask)?.raise != null) {
    dropRaise(world, ask);
    return row(world, 'ask_deposit raise');
  }
  if (ask.status !== 'to_pay') return null;
  closeAsk(world, ask, 'deposit_timeout');
  return row(world, 'E05');
}

/** E10. */
export function listingExpired(world: World, ask: Ask): string | null {
  closeAsk(world, ask, 'expired');
  return row(world, 'E10');
}

/** E12: the item is taken out of the shop. Its asks and bids that nobody has reserved close. */
export function delistItem(world: World): string | null {
  if (!world.isItemListed) return 'NOT_ALLOWED_NOW';
  world.isItemListed = false;
  row(world, 'E12');
  closeOpenAsks(world, [...world.asks.values()], 'delisted');
  for (const bid of world.bids.values()) {
    if (bid.status !== 'to_pay' && bid.status !== 'bid_active') continue;
    row(world, bid.status === 'to_pay' ? 'E12 unpaid bid' : 'E12 bid');
    closeBid(world, bid);
  }
  return null;
}

/** E12: the seller is suspended. Held deposits wait for the review. */
export function suspendSelling(world: World, seller: Person): string | null {
  if (seller.isSellingSuspended || !seller.isRegistered) return 'NOT_ALLOWED_NOW';
  seller.isSellingSuspended = true;
  row(world, 'E12 suspended');
  closeOpenAsks(world, asksOf(world, seller.id), 'suspended');
  return null;
}

/** Acceptances come last: a bid that returns to the book must not meet an ask that is about to close. */
function closeOpenAsks(world: World, asks: readonly Ask[], detail: 'delisted' | 'suspended'): void {
  for (const ask of asks) if (ask.origin === 'listing') closeOpenAsk(world, ask, detail);
  for (const ask of asks) if (ask.origin === 'accept_bid') closeOpenAsk(world, ask, detail);
}

function closeOpenAsk(world: World, ask: Ask, detail: 'delisted' | 'suspended'): void {
  if (ask.status !== 'to_pay' && ask.status !== 'listed') return;
  if (ask.origin === 'accept_bid' && ask.status === 'to_pay') {
    dropAcceptance(world, heldBidOf(world, ask), detail);
    row(world, 'E12 accepted');
    return;
  }
  const deposit = depositOf(world, ask);
  if (detail === 'suspended' && deposit?.status === 'under_hold') {
    dropRaise(world, ask);
    ask.isUnderReview = true;
  }
  row(world, detail === 'suspended' ? 'E12 suspended ask' : 'E12 ask');
  closeAsk(world, ask, detail);
}

/** E12: the review of a suspended seller has ended, and the deposit that waited goes back. */
export function endReview(world: World, ask: Ask): string | null {
  if (!ask.isUnderReview) return 'NOT_ALLOWED_NOW';
  ask.isUnderReview = false;
  settle(world, ask);
  return row(world, 'E12 reviewed');
}
