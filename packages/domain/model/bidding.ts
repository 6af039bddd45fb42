import { matchBid } from './book.ts';
import { closeBid } from './closings.ts';
import { dropRaise, newDeposit } from './deposits.ts';
import { depositOf, getExisting, isTerminalBid, newId, row } from './look.ts';
import { extendForPayment, isPayingDeposit } from './paying-deposits.ts';
import { bestAsk, wouldCrossOwnAsk } from './places.ts';
import { depositFor, isPrice } from './prices.ts';
import { arm, DAY, disarm, windows } from './timers.ts';
import type { Bid, Person, World } from './world.ts';

/* docs/lifecycle.md#bidding: E13 to E19r. */

export function whyBuyerMayNot(world: World, buyer: Person): string | null {
  if (!buyer.isRegistered || buyer.isDeleted) return 'NOT_REGISTERED';
  if (buyer.isBuyingSuspended) return 'ACCOUNT_SUSPENDED';
  if (!buyer.hasAddress) return 'ADDRESS_NOT_FOUND';
  if (!world.isItemListed) return 'ITEM_NOT_LISTED';
  return null;
}

export function ownLiveBid(world: World, buyerId: string): Bid | undefined {
  for (const bid of world.bids.values()) if (bid.buyerId === buyerId && !isTerminalBid(bid)) return bid;
  return undefined;
}

/** E13. */
export function placeBid(world: World, buyerId: string, price: number, days: number): string | null {
  const reason = whyBuyerMayNot(world, getExisting(world.people, buyerId));
  if (reason !== null) return reason;
  if (!isPrice(price)) return 'PRICE_RULE';
  if (ownLiveBid(world, buyerId) !== undefined) return 'BID_EXISTS';
  const crossing = whyBidCrosses(world, buyerId, price);
  if (crossing !== null) return crossing;
  const id = newId(world, 'bid');
  const deposit = newDeposit(world, id, buyerId, depositFor(price, false));
  const bid: Bid = {
    kind: 'bid',
    id,
    buyerId,
    status: 'to_pay',
    price,
    liveAt: 0,
    days,
    remaining: days * DAY,
    depositId: deposit.id,
    heldByAskId: null,
    nudged: false,
    since: world.now,
  };
  world.bids.set(id, bid);
  arm(world, 'bid_deposit', id, windows.bid_deposit);
  return row(world, 'E13');
}

function whyBidCrosses(world: World, buyerId: string, price: number): string | null {
  if (wouldCrossOwnAsk(world, buyerId, price)) return 'OWN_ENTRY';
  const ask = bestAsk(world, 'standard', buyerId);
  return ask !== undefined && ask.price <= price ? 'BUY_NOW_AVAILABLE' : null;
}

/** E18, E18x. */
export function cancelBid(world: World, bid: Bid): string | null {
  if (bid.status === 'seller_to_pay_deposit') return 'ON_HOLD';
  if (bid.status !== 'to_pay' && bid.status !== 'bid_active') return 'NOT_ALLOWED_NOW';
  closeBid(world, bid);
  return row(world, 'E18');
}

/** E18e: as E09. A new price that crosses trades at the resting ask's price (E21). */
export function editBid(world: World, bid: Bid, price: number, days: number): string | null {
  if (!isPrice(price)) return 'PRICE_RULE';
  if (bid.status !== 'bid_active') return 'NOT_ALLOWED_NOW';
  if (price !== bid.price && wouldCrossOwnAsk(world, bid.buyerId, price)) return 'OWN_ENTRY';
  bid.days = days;
  arm(world, 'bid_life', bid.id, days * DAY);
  const deposit = depositOf(world, bid);
  const missing = depositFor(price, false) - (deposit?.amount ?? 0);
  if (deposit !== undefined && missing > 0) {
    deposit.raise = { price, amount: missing };
    arm(world, 'bid_deposit', bid.id, windows.bid_deposit);
    return row(world, 'E18e raise');
  }
  dropRaise(world, bid);
  row(world, 'E18e');
  if (price !== bid.price) {
    bid.price = price;
    bid.liveAt = world.now;
  }
  matchBid(world, bid);
  return null;
}

/** As the time to pay the deposit of an ask. */
export function bidDepositTimeOver(world: World, bid: Bid): string | null {
  if (extendForPayment(world, 'bid_deposit', bid.id, isPayingDeposit(world, bid))) return null;
  disarm(world, bid.id, 'bid_deposit');
  if (depositOf(world, bid)?.raise != null) {
    dropRaise(world, bid);
    return row(world, 'bid_deposit raise');
  }
  if (bid.status !== 'to_pay') return null;
  closeBid(world, bid);
  return row(world, 'E17');
}

/** E19. */
export function bidExpired(world: World, bid: Bid): string | null {
  closeBid(world, bid);
  return row(world, 'E19');
}
