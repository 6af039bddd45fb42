import { closeAsk, closeOrder } from './closings.ts';
import { allOfIt, forfeit, halfOfIt, platformOnly, type Sharing, sharedWith } from './fines.ts';
import { become, depositOf, getExisting, newId, row } from './look.ts';
import { compensate, refundPayment } from './money.ts';
import { isFrozen } from './payments.ts';
import { legDays, rejectionCoupon } from './prices.ts';
import { offerAnotherPair } from './rematch.ts';
import { arm, DAY, disarm, timeLeft, timer, windows } from './timers.ts';
import type { Order, World } from './world.ts';

/* docs/lifecycle.md#shipping: E41 to E55b. */

/** E41. */
export function confirmOrder(world: World, order: Order, callerId: string): string | null {
  if (order.sellerId !== callerId) return 'NOT_YOUR_ROLE';
  if (order.status !== 'confirming_buyer_order') return 'NOT_ALLOWED_NOW';
  if (order.hold !== null) return 'ON_HOLD';
  become(world, order, 'seller_to_ship');
  become(world, getExisting(world.asks, order.askId), 'to_ship');
  disarm(world, order.id, 'confirmation');
  arm(world, 'shipment', order.id, windows.shipment);
  return row(world, 'E41');
}

/**
 * The seller breaks the promise to a paid buyer: ask and order close, the deposit is kept, the buyer gets the money or
 * another pair.
 */
function breakPromise(
  world: World,
  order: Order,
  detail: string,
  keptOf: (amount: number) => number,
  sharing: Sharing,
): void {
  const ask = getExisting(world.asks, order.askId);
  forfeit(world, ask, keptOf, sharing);
  closeAsk(world, ask, detail);
  closeOrder(world, order, detail);
  offerAnotherPair(world, order);
}

/** ₱100 for a buyer whose order was rejected or not answered. */
function giveCoupon(world: World, userId: string): void {
  const id = newId(world, 'cpn');
  world.coupons.set(id, { id, userId, amount: rejectionCoupon, expiresAt: world.now + 30 * DAY, status: 'active' });
}

/** `PUT /order/cancel` with isSeller=true: E42, E50. */
export function sellerCancels(world: World, order: Order, callerId: string): string | null {
  if (order.sellerId !== callerId) return 'NOT_YOUR_ROLE';
  if (order.status === 'confirming_buyer_order') {
    // A review stops E50 and not E42; a bank that questions the payment stops every refund.
    if (isFrozen(order)) return 'ON_HOLD';
    breakPromise(world, order, 'seller_rejected', halfOfIt, platformOnly);
    giveCoupon(world, order.buyerId);
    return row(world, 'E42');
  }
  if (order.status !== 'seller_to_ship') return 'NOT_ALLOWED_NOW';
  if (order.hold !== null) return 'ON_HOLD';
  breakPromise(world, order, 'seller_cancelled', allOfIt, sharedWith(order.buyerId));
  return row(world, 'E50');
}

/** The seller did not confirm in time. */
export function confirmTimeOver(world: World, order: Order): string | null {
  breakPromise(world, order, 'seller_confirm_timeout', allOfIt, platformOnly);
  giveCoupon(world, order.buyerId);
  return row(world, 'E43');
}

/** E46; E47 while no courier has scanned the parcel. */
export function sellerDeliver(world: World, order: Order, callerId: string, number: string): string | null {
  if (order.sellerId !== callerId) return 'NOT_YOUR_ROLE';
  const isFirst = order.status === 'seller_to_ship';
  const isAgain = order.status === 'on_way_to_warehouse' && order.scannedAt === null;
  if (!isFirst && !isAgain) return 'NOT_ALLOWED_NOW';
  if (order.hold !== null) return 'ON_HOLD';
  const ask = getExisting(world.asks, order.askId);
  if (isFirst && depositOf(world, ask)?.status === 'due') return 'DEPOSIT_DUE';
  if (!/^[A-Z0-9]{8,30}$/.test(number)) return 'TRACKING_NUMBER_INVALID';
  for (const other of world.orders.values()) {
    if (other.trackingNumber === number && other !== order) return 'TRACKING_NUMBER_INVALID';
  }
  if (isAgain && order.trackingNumber === number) return row(world, 'E47 same number');
  order.trackingNumber = number;
  if (isAgain) {
    if (!order.wasReplaced) restartScanTime(world, order);
    order.wasReplaced = true;
    return row(world, 'E47');
  }
  become(world, order, 'on_way_to_warehouse');
  become(world, ask, 'on_way_to_warehouse');
  ask.item = 'on_way';
  disarm(world, order.id, 'shipment');
  restartScanTime(world, order);
  arm(world, 'inbound_transit', order.id, (legDays(getExisting(world.people, order.sellerId).region) + 7) * DAY);
  return row(world, 'E46');
}

function restartScanTime(world: World, order: Order): void {
  arm(world, 'first_scan', order.id, windows.first_scan);
  order.scanBy = timer(world, 'first_scan', order.id)?.fireAt ?? 0;
}

/** E48: 24 hours more, once. */
export function askMoreTime(world: World, order: Order, callerId: string): string | null {
  if (order.sellerId !== callerId) return 'NOT_YOUR_ROLE';
  if (order.status !== 'seller_to_ship') return 'NOT_ALLOWED_NOW';
  if (order.hold !== null) return 'ON_HOLD';
  if (order.hadMoreTime) return 'ALREADY_DONE';
  const left = Math.max(timeLeft(world, 'shipment', order.id), 0);
  order.hadMoreTime = true;
  arm(world, 'shipment', order.id, left + windows.shipment_extension);
  return row(world, 'E48');
}

/** The seller did not ship in time. */
export function shipTimeOver(world: World, order: Order): string | null {
  breakPromise(world, order, 'seller_ship_timeout', allOfIt, sharedWith(order.buyerId));
  return row(world, 'E49');
}

/** No courier has seen the parcel. The item is said to be on its way, and may still come (E53). */
export function scanTimeOver(world: World, order: Order): string | null {
  breakPromise(world, order, 'no_scan', allOfIt, sharedWith(order.buyerId));
  return row(world, 'E52');
}

/** The first event of the courier, which proves the number. */
export function courierScanned(world: World, order: Order, scannedAt: number): string | null {
  if (order.status !== 'on_way_to_warehouse' || order.scannedAt !== null) return row(world, 'scan recorded');
  order.scannedAt = scannedAt;
  disarm(world, order.id, 'first_scan');
  return row(world, 'scan');
}

/** E54, first part: the parcel is overdue. Nothing closes yet; an unscanned parcel may still miss its scan (E52). */
export function inboundOverdue(world: World, order: Order): string | null {
  order.isInvestigated = true;
  arm(world, 'inbound_search', order.id, windows.inbound_search);
  return row(world, 'E54 investigation');
}

/** E54, first part: the courier reports an exception, which proves that the courier had the parcel. */
export function investigateInbound(world: World, order: Order): string | null {
  if (order.status !== 'on_way_to_warehouse' || order.isInvestigated) return 'NOT_ALLOWED_NOW';
  order.isInvestigated = true;
  disarm(world, order.id, 'inbound_transit', 'first_scan');
  arm(world, 'inbound_search', order.id, windows.inbound_search);
  return row(world, 'E54 by courier');
}

/** E54 after 14 days of search. With proof that it was dropped off the seller is paid for the loss. */
export function lostInbound(world: World, order: Order): string | null {
  closeAsk(world, getExisting(world.asks, order.askId), 'lost_inbound');
  closeOrder(world, order, 'lost_inbound');
  refundPayment(world, order);
  if (order.scannedAt !== null)
    compensate(world, { userId: order.sellerId, subject: order.askId, amount: order.income, order });
  return row(world, order.scannedAt === null ? 'E54' : 'E54 with proof');
}

/** E55 the first time, E55b the second. */
export function courierReturned(world: World, order: Order): string | null {
  if (order.status !== 'on_way_to_warehouse') return 'NOT_ALLOWED_NOW';
  const ask = getExisting(world.asks, order.askId);
  disarm(world, order.id, 'first_scan', 'inbound_transit', 'inbound_search');
  ask.item = 'with_seller';
  // The second return ends the order, unless no refund is allowed yet: then the seller has the parcel again.
  if (order.wasReturned && !isFrozen(order)) {
    closeAsk(world, ask, 'inbound_returned');
    closeOrder(world, order, 'inbound_returned');
    refundPayment(world, order);
    return row(world, 'E55b');
  }
  order.wasReturned = true;
  order.isInvestigated = false;
  order.scannedAt = null;
  order.wasReplaced = false;
  become(world, order, 'seller_to_ship');
  become(world, ask, 'to_ship');
  arm(world, 'shipment', order.id, DAY);
  return row(world, 'E55');
}
