import { closeOrder, stopOrder } from './book.ts';
import { undoFine } from './deposits.ts';
import { become, depositsOf, row, the } from './look.ts';
import { earnShipping, giveCredit, post, refundAfterPass, wayBack } from './money.ts';
import { isSold } from './payments.ts';
import { legDays, platformCredit } from './prices.ts';
import { arm, DAY, disarm, HOUR, timeLeft, windows } from './timers.ts';
import { closeLateCheck, finishSale } from './warehouse.ts';
import type { Order, World } from './world.ts';

/* Lifecycle, section 5, "Sending out and finishing": E67 to E74, E79. */

/** E67. A flash item is sold when it is handed over. */
export function handToCourier(world: World, order: Order, number: string): string | null {
  if (order.status !== 'platform_to_ship') return 'NOT_ALLOWED_NOW';
  if (order.isRedelivery) return 'REDELIVERY_UNPAID';
  if (order.hold !== null) return 'ON_HOLD';
  if (!/^[A-Z0-9]{8,30}$/.test(number)) return 'TRACKING_NUMBER_INVALID';
  if (!isSold(world, order)) {
    finishSale(world, order);
    row(world, 'E67 flash');
  }
  disarm(world, order.id, 'T13');
  order.hasLateRight = false;
  become(world, order, 'to_receive');
  arm(world, 'T14', order.id, (legDays(the(world.people, order.buyerId).region) + 7) * DAY);
  return row(world, 'E67');
}

/** T13: after 7 days the buyer may leave, after 14 the order closes by itself (E68). */
export function sendingOverdue(world: World, order: Order): string | null {
  if (!order.hasLateRight) {
    order.hasLateRight = true;
    arm(world, 'T13', order.id, windows.T13);
    return row(world, 'T13 right');
  }
  closeLateSending(world, order);
  return row(world, 'E68 by T13');
}

function closeLateSending(world: World, order: Order): null {
  endAfterPass(world, order, 'platform_late', 0);
  giveCredit(world, order.buyerId, order.id, platformCredit);
  return row(world, 'E68');
}

/** The buyer chooses to leave a late order (E45b, E68). */
export function useLateRight(world: World, order: Order, callerId: string): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  if (!order.hasLateRight) return 'TOO_EARLY';
  if (order.status === 'platform_to_ship') return closeLateSending(world, order);
  if (order.status === 'platform_received' || order.status === 'under_inspection') return closeLateCheck(world, order);
  return 'NOT_ALLOWED_NOW';
}

/** E68d: lost or damaged by the platform before it was sent. */
export function lostBeforeSending(world: World, order: Order): string | null {
  if (order.status !== 'platform_to_ship') return 'NOT_ALLOWED_NOW';
  endAfterPass(world, order, 'platform_late', 0);
  return row(world, 'E68d');
}

/** The seller keeps (or now gets) the income, the buyer is refunded out of what is left and by the platform. */
function endAfterPass(world: World, order: Order, detail: string, lessLegs: number): void {
  if (!isSold(world, order)) finishSale(world, order);
  closeOrder(world, order, detail);
  refundAfterPass(world, order, lessLegs);
  endHold(world, order);
}

/** Income that waits gets its date: 72 hours after the delivery or the order's end. */
function endHold(world: World, order: Order): void {
  for (const hold of world.holds) {
    if (hold.orderId === order.id) hold.until = Math.min(hold.until, world.now + 72 * HOUR);
  }
}

/** E69. */
export function courierDelivered(world: World, order: Order): string | null {
  if (order.status !== 'to_receive') return row(world, 'E79');
  if (order.deliveredAt !== null) return row(world, 'E69 again');
  order.deliveredAt = world.now;
  disarm(world, order.id, 'T14', 'T14b');
  arm(world, 'T15', order.id, windows.T15);
  endHold(world, order);
  return row(world, 'E69');
}

function succeed(world: World, order: Order): void {
  become(world, order, 'transaction_successful');
  stopOrder(world, order);
  earnShipping(world, order);
  endHold(world, order);
}

/** E70. */
export function confirmReceived(world: World, order: Order, callerId: string): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  if (order.status !== 'to_receive') return 'NOT_ALLOWED_NOW';
  if (order.claim?.status === 'open' || order.claim?.status === 'waiting_for_item') return 'CLAIM_OPEN';
  row(world, order.deliveredAt === null ? 'E70 early' : 'E70');
  order.deliveredAt ??= world.now;
  succeed(world, order);
  return null;
}

/** E71: T15. */
export function receiptTimeOver(world: World, order: Order): string | null {
  succeed(world, order);
  return row(world, 'E71');
}

/** E72, first part: three tries failed and the parcel is back. The buyer has 14 days to pay for another try. */
export function parcelCameBack(world: World, order: Order): string | null {
  if (order.status !== 'to_receive' || order.deliveredAt !== null || order.claim !== null) return 'NOT_ALLOWED_NOW';
  disarm(world, order.id, 'T14', 'T14b');
  order.isInvestigated = false;
  become(world, order, 'platform_to_ship');
  order.isRedelivery = true;
  arm(world, 'T13r', order.id, windows.T13r);
  return row(world, 'E72');
}

/** E72, last part: T13r. The refund is less both shipping legs; the item is the platform's now. */
export function redeliveryTimeOver(world: World, order: Order): string | null {
  endAfterPass(world, order, 'undeliverable', 2 * order.shippingFee);
  return row(world, 'E72 closed');
}

/** E73, first part: T14 or an exception of the courier. */
export function investigateOutbound(world: World, order: Order): string | null {
  if (order.status !== 'to_receive' || order.deliveredAt !== null || order.isInvestigated || order.claim !== null) {
    return 'NOT_ALLOWED_NOW';
  }
  order.isInvestigated = true;
  disarm(world, order.id, 'T14');
  arm(world, 'T14b', order.id, windows.T14b);
  return row(world, 'E73 investigation');
}

/** E73: T14b. */
export function lostOutbound(world: World, order: Order): string | null {
  endAfterPass(world, order, 'lost_outbound', 0);
  return row(world, 'E73');
}

/** E74: condition within 72 hours of the delivery and before confirming; authenticity within 7 days, also after it. */
export function openClaim(
  world: World,
  order: Order,
  callerId: string,
  kind: 'condition' | 'authenticity',
): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  const isDone = order.status === 'transaction_successful';
  if (order.status !== 'to_receive' && !(isDone && kind === 'authenticity')) return 'NOT_ALLOWED_NOW';
  if (order.claim !== null || order.isReversed) return 'NOT_ALLOWED_NOW';
  const window = kind === 'condition' ? 72 * HOUR : 7 * DAY;
  if (order.deliveredAt === null || world.now > order.deliveredAt + window) return 'TOO_LATE';
  order.claim = { kind, status: 'open' };
  order.remainingReceipt = timeLeft(world, 'T15', order.id);
  disarm(world, order.id, 'T15');
  arm(world, 'T19', order.id, windows.T19);
  return row(world, isDone ? 'E74 after success' : 'E74');
}

/** T19, or staff say no: the order is finished (E70). */
export function claimRejected(world: World, order: Order): string | null {
  if (order.claim === null || (order.claim.status !== 'open' && order.claim.status !== 'waiting_for_item')) {
    return 'NOT_ALLOWED_NOW';
  }
  order.claim.status = 'rejected';
  disarm(world, order.id, 'T19');
  if (order.status === 'to_receive') succeed(world, order);
  return row(world, 'E74 rejected');
}

/** E74: the platform pays a part and the order is finished, or the buyer sends the item back. */
export function claimUpheld(world: World, order: Order, partial: number | null): string | null {
  if (order.claim?.status !== 'open') return 'NOT_ALLOWED_NOW';
  if (partial === null) {
    order.claim.status = 'waiting_for_item';
    arm(world, 'T19', order.id, windows.T19);
    return row(world, 'E74 send back');
  }
  if (partial <= 0 || order.isReversed || partial > order.total - order.refunded) return 'REFUND_TOO_HIGH';
  order.claim.status = 'upheld';
  disarm(world, order.id, 'T19');
  post(world, 'P11', order.id, {
    'platform:platform_expense': -partial,
    [wayBack(world, order.paidBy, order.buyerId, partial)]: partial,
  });
  order.refunded += partial;
  if (order.status === 'to_receive') succeed(world, order);
  return row(world, 'E74 partial');
}

/** E74: the item is back. A fake leaves the sold prices again. */
export function claimedItemBack(world: World, order: Order): string | null {
  if (order.claim?.status !== 'waiting_for_item') return 'NOT_ALLOWED_NOW';
  order.claim.status = 'upheld';
  disarm(world, order.id, 'T19');
  if (order.status === 'to_receive') closeOrder(world, order, 'claim_upheld');
  refundAfterPass(world, order, 0);
  endHold(world, order);
  if (order.claim.kind === 'authenticity') world.sales = world.sales.filter((sale) => sale.orderId !== order.id);
  return row(world, 'E74 item back');
}

/** E79: the lost parcel came after all, and the buyer keeps it: what was refunded is owed. */
export function lateDelivery(world: World, order: Order): string | null {
  if (order.ending?.detail !== 'lost_outbound' || world.booked.has(`kept ${order.id}`)) return row(world, 'E79');
  world.booked.add(`kept ${order.id}`);
  const owed = order.isReversed ? 0 : order.refunded;
  post(world, 'E79', order.id, { [`receivable:${order.buyerId}`]: -owed, 'platform:item_loss': owed });
  return row(world, 'E79 kept');
}

/** E79: the courier's first scan was in time, we only heard of it late: the fine was wrong, the order stays closed. */
export function lateScan(world: World, order: Order, scannedAt: number): string | null {
  if (order.ending?.detail !== 'no_scan' || scannedAt >= order.scanBy) return row(world, 'E79');
  let isUndone = false;
  for (const deposit of depositsOf(world, the(world.asks, order.askId)))
    isUndone = undoFine(world, deposit) || isUndone;
  return row(world, isUndone ? 'E79 fine undone' : 'E79');
}
