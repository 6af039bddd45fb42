import { dropRaise, giveAllBack } from './deposits.ts';
import { areLinked, become, newId, row, the } from './look.ts';
import { incomeFrom, quote } from './prices.ts';
import { arm, disarm, timeLeft, windows } from './timers.ts';
import type { Ask, Bid, Coupon, Order, World } from './world.ts';

/* Lifecycle, section 2: who stands first, and what crosses. */

function isAskBefore(one: Ask, other: Ask): boolean {
  if (one.price !== other.price) return one.price < other.price;
  if (one.liveAt !== other.liveAt) return one.liveAt < other.liveAt;
  return one.id < other.id;
}

function isBidBefore(one: Bid, other: Bid): boolean {
  if (one.price !== other.price) return one.price > other.price;
  if (one.liveAt !== other.liveAt) return one.liveAt < other.liveAt;
  return one.id < other.id;
}

/** The first live ask of the lane that this buyer may trade with. */
export function bestAsk(world: World, lane: string, buyerId: string): Ask | undefined {
  let best: Ask | undefined;
  for (const ask of world.asks.values()) {
    if (ask.status !== 'listed' || ask.lane !== lane || areLinked(world, ask.sellerId, buyerId)) continue;
    if (best === undefined || isAskBefore(ask, best)) best = ask;
  }
  return best;
}

/** The first live bid that this seller may trade with. */
export function bestBid(world: World, sellerId: string): Bid | undefined {
  let best: Bid | undefined;
  for (const bid of world.bids.values()) {
    if (bid.status !== 'bid_active' || areLinked(world, bid.buyerId, sellerId)) continue;
    if (best === undefined || isBidBefore(bid, best)) best = bid;
  }
  return best;
}

/** Whether a live ask in the standard lane, at or below the price, is of this person or a linked one. */
export function wouldCrossOwnAsk(world: World, userId: string, price: number): boolean {
  for (const ask of world.asks.values()) {
    if (ask.status !== 'listed' || ask.lane !== 'standard' || ask.price > price) continue;
    if (areLinked(world, ask.sellerId, userId)) return true;
  }
  return false;
}

/** Whether a live bid at or above the price is of this person or a linked one. */
export function wouldCrossOwnBid(world: World, userId: string, price: number): boolean {
  for (const bid of world.bids.values()) {
    if (bid.status === 'bid_active' && bid.price >= price && areLinked(world, bid.buyerId, userId)) return true;
  }
  return false;
}

/** Whose coming made the trade: the other side must be the first in its queue. `held`: the bid was chosen when it was accepted. */
type Incoming = 'ask' | 'bid' | 'order' | 'held';

/** Entries that stand strictly better than the traded one and could have traded with the other side (invariant 7). */
function noteTrade(world: World, order: Order, ask: Ask, bid: Bid | null, incoming: Incoming): void {
  const skipped: string[] = [];
  if (incoming === 'bid' || incoming === 'order') {
    for (const other of world.asks.values()) {
      const isRival = other !== ask && other.status === 'listed' && other.lane === ask.lane;
      if (isRival && isAskBefore(other, ask) && !areLinked(world, other.sellerId, order.buyerId))
        skipped.push(other.id);
    }
  } else if (incoming === 'ask') {
    for (const other of world.bids.values()) {
      const isRival = bid !== null && other !== bid && other.status === 'bid_active';
      if (isRival && isBidBefore(other, bid) && !areLinked(world, other.buyerId, order.sellerId))
        skipped.push(other.id);
    }
  }
  world.trades.push({ orderId: order.id, skipped });
}

export type Deal = {
  ask: Ask;
  buyerId: string;
  bid: Bid | null;
  price: number;
  accepted: number;
  origin: Order['origin'];
  incoming: Incoming;
  coupon?: Coupon | undefined;
  withFlashFee?: boolean;
};

/** Makes the order; statuses of ask and bid are the caller's. */
export function makeOrder(world: World, deal: Deal): Order {
  const { ask, bid, price, buyerId, coupon } = deal;
  const { region } = the(world.people, buyerId);
  const { shippingFee, flashFee, couponAmount, total } = quote(
    price,
    deal.withFlashFee ?? false,
    region,
    coupon?.amount ?? 0,
  );
  const { fees, income } = incomeFrom(price);
  const order: Order = {
    kind: 'order',
    id: newId(world, 'ord'),
    buyerId,
    sellerId: ask.sellerId,
    askId: ask.id,
    bidId: bid?.id ?? null,
    origin: deal.origin,
    isFlash: ask.lane === 'flash',
    price,
    total,
    shippingFee,
    flashFee,
    couponAmount,
    accepted: deal.accepted,
    couponId: coupon?.id ?? null,
    sellerFees: fees,
    income,
    status: 'to_pay',
    paidBy: null,
    refunded: 0,
    isReversed: false,
    cancelRequested: false,
    payBy: 0,
    hold: null,
    hadMoreTime: false,
    trackingNumber: null,
    scannedAt: null,
    scanBy: 0,
    wasReplaced: false,
    wasReturned: false,
    isInvestigated: false,
    hasLateRight: false,
    discount: 0,
    isRedelivery: false,
    isRedelivered: false,
    deliveredAt: null,
    claim: null,
    remainingReceipt: 0,
    isOffered: false,
    isBuyerAddressChanged: false,
    ending: null,
    nudged: false,
    since: world.now,
  };
  noteTrade(world, order, ask, bid, deal.incoming);
  world.orders.set(order.id, order);
  if (ask.stockId !== null) the(world.stock, ask.stockId).status = 'reserved';
  return order;
}

/** Takes an ask off the book for a buyer; the rest of T2 is kept, a price that waits for its deposit is dropped (E09p). */
export function reserve(world: World, ask: Ask, status: 'buyer_to_pay' | 'confirming_buyer_order'): void {
  dropRaise(world, ask);
  ask.remaining = timeLeft(world, 'T2', ask.id);
  disarm(world, ask.id, 'T2');
  become(world, ask, status);
}

/** Ask and bid have met: the bidder has 24 hours to pay. */
export function meet(world: World, ask: Ask, bid: Bid, price: number, incoming: Incoming): Order {
  const accepted = quote(bid.price, false, the(world.people, bid.buyerId).region, 0).total;
  if (ask.status === 'listed') reserve(world, ask, 'buyer_to_pay');
  else become(world, ask, 'buyer_to_pay');
  dropRaise(world, bid);
  if (bid.status === 'bid_active') bid.remaining = timeLeft(world, 'T4', bid.id);
  disarm(world, bid.id, 'T4');
  disarm(world, ask.id, 'T5');
  bid.heldByAskId = null;
  const order = makeOrder(world, { ask, bid, price, buyerId: bid.buyerId, accepted, origin: 'bid', incoming });
  become(world, bid, 'buyer_to_pay');
  arm(world, 'T7', order.id, windows.T7);
  order.payBy = world.now + windows.T7;
  return order;
}

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

/** An ask comes back to the book at its own price and place, with the rest of its days, one hour at least. */
export function backToBook(world: World, ask: Ask): void {
  become(world, ask, 'listed');
  arm(world, 'T2', ask.id, Math.max(ask.remaining, windows.leastListing));
  if (ask.stockId !== null) the(world.stock, ask.stockId).status = 'in_stock';
  matchAsk(world, ask);
}

/** The same for a bid. */
export function bidBackToBook(world: World, bid: Bid): void {
  bid.heldByAskId = null;
  become(world, bid, 'bid_active');
  arm(world, 'T4', bid.id, Math.max(bid.remaining, windows.leastListing));
  matchBid(world, bid);
}

/** Closes an ask; what happens to its deposits is said before, else they go back. */
export function closeAsk(
  world: World,
  ask: Ask,
  detail: string,
  reason: NonNullable<Ask['ending']>['reason'] = 'no_return_required',
): void {
  dropRaise(world, ask);
  if (!ask.isUnderReview) giveAllBack(world, ask);
  become(world, ask, 'transaction_closed');
  ask.ending = { reason, detail };
  disarm(world, ask.id, 'T1', 'T2', 'T5');
  if (ask.stockId !== null) {
    const stock = the(world.stock, ask.stockId);
    if (stock.status === 'reserved') stock.status = 'in_stock';
  }
}

export function closeBid(world: World, bid: Bid): void {
  dropRaise(world, bid);
  giveAllBack(world, bid);
  become(world, bid, 'bid_closed');
  disarm(world, bid.id, 'T3', 'T4');
}

export function closeOrder(
  world: World,
  order: Order,
  detail: string,
  reason: NonNullable<Order['ending']>['reason'] = 'no_return_required',
): void {
  become(world, order, 'transaction_closed');
  order.ending = { reason, detail };
  order.hold = null;
  order.isRedelivery = false;
  stopOrder(world, order);
}

/** No deadline of the order runs any more. */
export function stopOrder(world: World, order: Order): void {
  disarm(
    world,
    order.id,
    'T6',
    'T7',
    'T8',
    'T9',
    'T9b',
    'T10',
    'T10b',
    'T11',
    'T12',
    'T13',
    'T13r',
    'T14',
    'T14b',
    'T15',
    'T19',
    'T22',
  );
}
