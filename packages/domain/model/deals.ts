import { dropRaise } from './deposits.ts';
import { areLinked, become, getExisting, newId } from './look.ts';
import type { Coupon } from './money-world.ts';
import { isAskBefore, isBidBefore } from './places.ts';
import { incomeFrom, quote } from './prices.ts';
import { arm, disarm, timeLeft, windows } from './timers.ts';
import type { Ask, Bid, Order, World } from './world.ts';

/* A match of an ask and a buyer: the order, and the kept rest of ask and bid. */

/**
 * The side whose arrival made the trade: the other side must be the first in its queue. `held`: the bid was chosen when
 * the seller accepted.
 */
type Incoming = 'ask' | 'bid' | 'order' | 'held';

/** Notes entries with a strictly better place than the traded one that could have traded (invariant 7). */
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

/** Makes the order. The caller sets the statuses of ask and bid. */
export function makeOrder(world: World, deal: Deal): Order {
  const { ask, bid, price, buyerId, coupon } = deal;
  const { region } = getExisting(world.people, buyerId);
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
    afterPass: 0,
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
    isOffered: false,
    isBuyerAddressChanged: false,
    ending: null,
    nudged: false,
    since: world.now,
  };
  noteTrade(world, order, ask, bid, deal.incoming);
  world.orders.set(order.id, order);
  if (ask.stockId !== null) getExisting(world.stock, ask.stockId).status = 'reserved';
  return order;
}

/**
 * Takes an ask off the book for a buyer; the rest of its days is kept, a price that waits for its deposit is dropped
 * (E09p).
 */
export function reserve(world: World, ask: Ask, status: 'buyer_to_pay' | 'confirming_buyer_order'): void {
  dropRaise(world, ask);
  ask.remaining = timeLeft(world, 'listing', ask.id);
  disarm(world, ask.id, 'listing');
  become(world, ask, status);
}

/** Ask and bid have met: the bidder has 24 hours to pay. */
export function meet(world: World, ask: Ask, bid: Bid, price: number, incoming: Incoming): Order {
  const accepted = quote(bid.price, false, getExisting(world.people, bid.buyerId).region, 0).total;
  if (ask.status === 'listed') reserve(world, ask, 'buyer_to_pay');
  else become(world, ask, 'buyer_to_pay');
  dropRaise(world, bid);
  if (bid.status === 'bid_active') bid.remaining = timeLeft(world, 'bid_life', bid.id);
  disarm(world, bid.id, 'bid_life');
  disarm(world, ask.id, 'acceptance_deposit');
  bid.heldByAskId = null;
  const order = makeOrder(world, { ask, bid, price, buyerId: bid.buyerId, accepted, origin: 'bid', incoming });
  become(world, bid, 'buyer_to_pay');
  arm(world, 'accepted_payment_window', order.id, windows.accepted_payment_window);
  order.payBy = world.now + timeLeft(world, 'accepted_payment_window', order.id);
  return order;
}
