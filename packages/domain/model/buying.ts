import { ownLiveBid, whyBuyerMayNot } from './bidding.ts';
import { backToBook } from './book.ts';
import { closeAsk, closeBid, closeOrder } from './closings.ts';
import { makeOrder, reserve } from './deals.ts';
import { settle } from './deposits.ts';
import { allOfIt, forfeit, sharedWith } from './fines.ts';
import { areLinked, become, getExisting, isLiveOrder, note, row } from './look.ts';
import { freeCoupon, refundPayment } from './money.ts';
import { extendForPayment, type Method, newAttempt, pendingAttempt } from './paying-deposits.ts';
import { bestAsk } from './places.ts';
import { isPayableBy, quote } from './prices.ts';
import { arm, DAY, HOUR, windows } from './timers.ts';
import type { Bid, Order, World } from './world.ts';

/* docs/lifecycle.md#buying, "Buying and paying" up to the payment: E31, E32, E34 to E36, E44, E51, and E12b. */

export type Purchase = { buyerId: string; lane: 'standard' | 'flash'; maxTotal: number; couponId: string | null };

export function buyAtLowestAsk(world: World, { buyerId, lane, maxTotal, couponId }: Purchase): string | null {
  const buyer = getExisting(world.people, buyerId);
  const reason = whyBuyerMayNot(world, buyer);
  if (reason !== null) return reason;
  let unpaid = 0;
  for (const order of world.orders.values()) if (order.buyerId === buyerId && order.status === 'to_pay') unpaid += 1;
  if (unpaid >= 2) return 'TOO_MANY_UNPAID_ORDERS';
  const inADay = buyer.lapses.filter((at) => at > world.now - DAY).length;
  const inAnHour = buyer.lapses.filter((at) => at > world.now - HOUR).length;
  if (inADay >= 3 || inAnHour >= 2) return 'BUYING_PAUSED';
  const bid = ownLiveBid(world, buyerId);
  if (bid?.status === 'seller_to_pay_deposit' || bid?.status === 'buyer_to_pay') return 'OWN_BID_MATCHED';
  const ask = bestAsk(world, lane, buyerId);
  if (ask === undefined) return hasLinkedAsk(world, buyerId, lane) ? 'OWN_ENTRY' : 'ASK_GONE';
  const coupon = couponId === null ? undefined : getExisting(world.coupons, couponId);
  const isCouponBad = coupon?.userId !== buyerId || coupon.status !== 'active' || coupon.expiresAt <= world.now;
  if (coupon !== undefined && isCouponBad) return 'COUPON_INVALID';
  const { total } = quote(ask.price, lane === 'flash', buyer.region, coupon?.amount ?? 0);
  if (total > maxTotal) return 'PRICE_CHANGED';
  reserve(world, ask, 'buyer_to_pay');
  const withFlashFee = lane === 'flash';
  const order = makeOrder(world, {
    ask,
    bid: null,
    price: ask.price,
    buyerId,
    accepted: maxTotal,
    origin: 'buy_now',
    incoming: 'order',
    coupon,
    withFlashFee,
  });
  if (coupon !== undefined) coupon.status = 'reserved';
  arm(world, 'payment_window', order.id, windows.payment_window);
  return row(world, lane === 'flash' ? 'E31 flash' : 'E31');
}

function hasLinkedAsk(world: World, buyerId: string, lane: string): boolean {
  for (const ask of world.asks.values()) {
    if (ask.status === 'listed' && ask.lane === lane && areLinked(world, ask.sellerId, buyerId)) return true;
  }
  return false;
}

/** E32. After a parcel came back the buyer pays the shipping again (E72). */
export function payOrder(world: World, order: Order, method: Exclude<Method, 'wallet'>): string | null {
  const isAgain = order.status === 'platform_to_ship' && order.isRedelivery;
  if (order.status !== 'to_pay' && !isAgain) return 'NOT_ALLOWED_NOW';
  if (order.cancelRequested) return 'NOT_ALLOWED_NOW';
  if (pendingAttempt(world, order.id) !== undefined) return row(world, 'E32 same link');
  const amount = isAgain ? order.shippingFee : order.total;
  if (!isPayableBy(method, amount)) return 'METHOD_LIMIT';
  newAttempt(world, isAgain ? 'redelivery' : 'order', order.id, order.buyerId, amount, method);
  return row(world, isAgain ? 'E32 again' : 'E32');
}

/** The unpaid order ends and the ask returns to the book (E34, E35, E35p). */
export function endUnpaidPurchase(world: World, order: Order, detail: 'payment_timeout' | 'buyer_cancelled'): void {
  note(getExisting(world.people, order.buyerId), 'lapses', world.now);
  closeOrder(world, order, detail);
  freeCoupon(world, order);
  backToBook(world, getExisting(world.asks, order.askId));
}

/** E36: the bidder does not keep the promise and pays for it. */
export function endUnpaidBid(world: World, order: Order): void {
  const bid = getExisting(world.bids, order.bidId);
  const ask = getExisting(world.asks, order.askId);
  closeOrder(world, order, 'bid_default');
  forfeit(world, bid, allOfIt, sharedWith(order.sellerId));
  closeBid(world, bid);
  if (ask.origin === 'accept_bid') closeAsk(world, ask, 'bid_default');
  else backToBook(world, ask);
  row(world, ask.origin === 'accept_bid' ? 'E36 accepted' : 'E36');
}

/** Nobody paid a purchase in time. */
export function purchaseTimeOver(world: World, order: Order): string | null {
  if (extendForPayment(world, 'payment_window', order.id, pendingAttempt(world, order.id) !== undefined)) return null;
  endUnpaidPurchase(world, order, 'payment_timeout');
  return row(world, 'E34');
}

/** The bidder did not pay in time. */
export function bidPaymentTimeOver(world: World, order: Order): string | null {
  if (extendForPayment(world, 'accepted_payment_window', order.id, pendingAttempt(world, order.id) !== undefined))
    return null;
  endUnpaidBid(world, order);
  return null;
}

/** The buyer's `PUT /order/cancel-accepted-bid`. */
export function buyerCancelsAcceptedBid(world: World, bid: Bid, callerId: string): string | null {
  if (bid.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  if (bid.status !== 'buyer_to_pay') return 'NOT_ALLOWED_NOW';
  const order = [...world.orders.values()].find((one) => one.bidId === bid.id && one.status === 'to_pay');
  if (order === undefined) return 'NOT_ALLOWED_NOW';
  if (pendingAttempt(world, order.id) !== undefined) return 'PAYMENT_PENDING';
  endUnpaidBid(world, order);
  return row(world, 'E36 by buyer');
}

/** `PUT /order/cancel` with isSeller=false: E35, E35p, E44, E51. */
export function buyerCancels(world: World, order: Order, callerId: string): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  if (!isLiveOrder(order)) return 'NOT_ALLOWED_NOW';
  if (order.status === 'to_pay') {
    if (order.origin === 'bid') return 'NOT_ALLOWED_NOW';
    if (pendingAttempt(world, order.id) !== undefined) {
      if (order.cancelRequested) return row(world, 'E35p again');
      order.cancelRequested = true;
      return row(world, 'E35p');
    }
    endUnpaidPurchase(world, order, 'buyer_cancelled');
    return row(world, 'E35');
  }
  if (order.status !== 'confirming_buyer_order') return 'TOO_LATE_TO_CANCEL';
  if (order.hold !== null) return 'ON_HOLD';
  const buyer = getExisting(world.people, callerId);
  const inADay = buyer.cancels.filter((at) => at > world.now - DAY).length;
  const inAMonth = buyer.cancels.filter((at) => at > world.now - 30 * DAY).length;
  if (inADay >= 1 || inAMonth >= 3) return 'CANCELLATION_LIMIT';
  note(buyer, 'cancels', world.now);
  closeOrder(world, order, 'buyer_cancelled');
  refundPayment(world, order);
  backToBook(world, getExisting(world.asks, order.askId));
  return row(world, 'E44');
}

/** Ends the buyer's own bid after the purchase. */
export function endOwnBid(world: World, buyerId: string): void {
  const bid = ownLiveBid(world, buyerId);
  if (bid === undefined || (bid.status !== 'to_pay' && bid.status !== 'bid_active')) return;
  row(world, bid.status === 'to_pay' ? 'E37 own unpaid bid' : 'E37 own bid');
  closeBid(world, bid);
}

/** A bid that became a paid order (E37b). */
export function endPaidBid(world: World, bid: Bid): void {
  settle(world, bid);
  become(world, bid, 'bid_successful');
}
