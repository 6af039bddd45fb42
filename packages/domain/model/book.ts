import { meet } from './deals.ts';
import { become, depositOf, getExisting, row } from './look.ts';
import { bestAsk, bestBid } from './places.ts';
import { arm, windows } from './timers.ts';
import type { Ask, Bid, World } from './world.ts';

/* docs/lifecycle.md#crossing: an entry that comes (back) to the book is matched. */

/** E20: an ask has come (back) to the book and crosses the best bid: it trades at the bid's price, which rested. */
export function matchAsk(world: World, ask: Ask): void {
  if (ask.status !== 'listed' || ask.lane !== 'standard') return;
  const bid = bestBid(world, ask.sellerId);
  if (bid === undefined || bid.price < ask.price) return;
  meet(world, ask, bid, bid.price, 'ask');
  row(world, 'E20');
}

/** E21: a bid has come (back) to the book and crosses the best ask: it trades at the ask's price, which rested. */
export function matchBid(world: World, bid: Bid): void {
  if (bid.status !== 'bid_active') return;
  const ask = bestAsk(world, 'standard', bid.buyerId);
  if (ask === undefined || ask.price > bid.price) return;
  meet(world, ask, bid, ask.price, 'bid');
  row(world, 'E21');
}

/**
 * Puts an ask back into the book at its own price and place, with the rest of its days, at least one hour. Where the
 * bank took its deposit back meanwhile (E11b), the seller first has a day to pay the deposit again, as in E11.
 */
export function backToBook(world: World, ask: Ask): void {
  if (depositOf(world, ask)?.status === 'due') {
    become(world, ask, 'to_pay');
    arm(world, 'ask_deposit', ask.id, windows.reversal);
    row(world, 'E11 back');
    return;
  }
  become(world, ask, 'listed');
  arm(world, 'listing', ask.id, Math.max(ask.remaining, windows.leastListing));
  if (ask.stockId !== null) getExisting(world.stock, ask.stockId).status = 'in_stock';
  matchAsk(world, ask);
}

/** Puts a bid back into the book, by the rules of `backToBook`. */
export function bidBackToBook(world: World, bid: Bid): void {
  bid.heldByAskId = null;
  if (depositOf(world, bid)?.status === 'due') {
    become(world, bid, 'to_pay');
    arm(world, 'bid_deposit', bid.id, windows.reversal);
    row(world, 'E19r back');
    return;
  }
  become(world, bid, 'bid_active');
  arm(world, 'bid_life', bid.id, Math.max(bid.remaining, windows.leastListing));
  matchBid(world, bid);
}
