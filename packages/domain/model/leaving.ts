import { breakAcceptance } from './accepting.ts';
import { endUnpaidBid, endUnpaidPurchase } from './buying.ts';
import { closeAsk, closeBid } from './closings.ts';
import { getExisting, isLiveOrder, row } from './look.ts';
import type { Ask, Bid, Person, World } from './world.ts';

/* docs/lifecycle.md#listing, E12b: a buyer is suspended, or a user leaves. */

/** E12b: the buyer is suspended. Everything unpaid ends. */
export function suspendBuying(world: World, buyer: Person): string | null {
  if (buyer.isBuyingSuspended || !buyer.isRegistered) return 'NOT_ALLOWED_NOW';
  buyer.isBuyingSuspended = true;
  row(world, 'E12b');
  endOpenBuying(world, buyer);
  return null;
}

/** Bids first: an ask that comes back from an unpaid order must not meet one that is about to end. */
function endOpenBuying(world: World, buyer: Person): void {
  for (const bid of world.bids.values()) {
    if (bid.buyerId !== buyer.id) continue;
    if (bid.status === 'seller_to_pay_deposit') {
      endHeldBid(world, bid);
      row(world, 'E12b on hold');
    } else if (bid.status === 'to_pay' || bid.status === 'bid_active') {
      row(world, bid.status === 'to_pay' ? 'E12b unpaid bid' : 'E12b bid');
      closeBid(world, bid);
    }
  }
  for (const order of world.orders.values()) {
    if (order.buyerId !== buyer.id || order.status !== 'to_pay') continue;
    if (order.origin === 'bid') endUnpaidBid(world, order);
    else endUnpaidPurchase(world, order, 'payment_timeout');
    row(world, 'E12b order');
  }
}

/** The seller's acceptance ends without a strike, and the bid leaves with its buyer instead of coming back. */
function endHeldBid(world: World, bid: Bid): void {
  const ask = getExisting(world.asks, bid.heldByAskId);
  closeAsk(world, ask, 'delisted');
  bid.heldByAskId = null;
  closeBid(world, bid);
}

/** `DELETE /user`: refused while something of value is open (E12b). */
export function deleteUser(world: World, user: Person): string | null {
  if (!user.isRegistered || user.isDeleted) return 'NOT_ALLOWED_NOW';
  for (const order of world.orders.values()) {
    if (order.buyerId === user.id && isLiveOrder(order) && (order.origin === 'bid' || order.paidBy !== null))
      return 'OPEN_ITEMS';
    if (order.buyerId === user.id && order.isOffered) return 'OPEN_ITEMS';
  }
  for (const ask of world.asks.values()) {
    if (ask.sellerId === user.id && isInFlight(ask)) return 'OPEN_ITEMS';
  }
  for (const account of [`wallet:${user.id}`, `receivable:${user.id}`]) {
    if ((world.accounts.get(account) ?? 0) !== 0) return 'OPEN_ITEMS';
  }
  for (const stock of world.stock.values()) {
    const isOurs = !['dispatched', 'intake_void', 'lost_here'].includes(stock.status);
    if (stock.sellerId === user.id && isOurs) return 'OPEN_ITEMS';
  }
  endOpenBuying(world, user);
  for (const ask of world.asks.values()) {
    if (ask.sellerId !== user.id) continue;
    if (ask.status === 'to_pay' && ask.origin === 'accept_bid') {
      for (const bid of world.bids.values()) if (bid.heldByAskId === ask.id) breakAcceptance(world, bid);
    } else if (ask.status === 'to_pay' || ask.status === 'listed') closeAsk(world, ask, 'seller_withdrew');
  }
  user.isDeleted = true;
  return row(world, 'E12b deleted');
}

function isInFlight(ask: Ask): boolean {
  if (ask.isUnderReview) return true;
  const parcel = ask.parcelReturn;
  if (parcel !== null && (parcel.status === 'return_pending' || parcel.status === 'return_shipped')) return true;
  if (parcel?.status === 'held') return true;
  const isOpen = ask.status === 'to_pay' || ask.status === 'listed';
  return !isOpen && ask.status !== 'transaction_closed' && ask.status !== 'transaction_successful';
}
