import { closeOrder, stopOrder } from './closings.ts';
import { undoFine } from './fines.ts';
import { become, depositOf, getExisting, row } from './look.ts';
import { earnShipping, post, refundAfterPass } from './money.ts';
import { isFrozen, isSold } from './payments.ts';
import { legDays } from './prices.ts';
import { arm, DAY, disarm, HOUR, windows } from './timers.ts';
import { finishSale } from './warehouse.ts';
import type { Order, World } from './world.ts';

/* docs/lifecycle.md#delivery: E67 to E74, E79. */

/** E67. A flash item is sold when it is handed over. */
export function handToCourier(world: World, order: Order, number: string): string | null {
  if (order.status !== 'platform_to_ship') return 'NOT_ALLOWED_NOW';
  if (!/^[A-Z0-9]{8,30}$/.test(number)) return 'TRACKING_NUMBER_INVALID';
  if (order.hold !== null) return 'ON_HOLD';
  if (order.isRedelivery) return 'REDELIVERY_UNPAID';
  const isFromStock = !isSold(world, order);
  if (isFromStock) finishSale(world, order);
  disarm(world, order.id, 'send_sla', 'platform_to_ship', 'platform_to_ship_again', 'rush');
  order.hasLateRight = false;
  become(world, order, 'to_receive');
  arm(world, 'outbound_transit', order.id, (legDays(getExisting(world.people, order.buyerId).region) + 7) * DAY);
  return row(world, isFromStock ? 'E67 flash' : 'E67');
}

/** E68d: lost or damaged by the platform before it was sent. */
export function lostBeforeSending(world: World, order: Order): string | null {
  if (order.status !== 'platform_to_ship') return 'NOT_ALLOWED_NOW';
  if (isFrozen(order)) return 'ON_HOLD';
  const wasHandedOver = isSold(world, order);
  row(world, wasHandedOver ? 'E68d' : 'E68d flash');
  endAfterPass(world, order, 'platform_late', 0);
  if (!wasHandedOver) loseStock(world, order);
  return null;
}

/** A sold item from stock that never left. */
function loseStock(world: World, order: Order): void {
  const { stockId } = getExisting(world.asks, order.askId);
  if (order.isFlash && stockId !== null) getExisting(world.stock, stockId).status = 'lost_here';
}

/** The seller keeps (or now gets) the income. The buyer is refunded from the rest of the escrow and by the platform. */
export function endAfterPass(world: World, order: Order, detail: string, lessLegs: number): void {
  if (!isSold(world, order)) finishSale(world, order);
  closeOrder(world, order, detail);
  refundAfterPass(world, order, lessLegs);
  endHold(world, order);
}

/** Income that waits gets its date: 72 hours after the delivery or the order's end. */
export function endHold(world: World, order: Order): void {
  for (const hold of world.holds) {
    if (hold.orderId === order.id) hold.until = Math.min(hold.until, world.now + 72 * HOUR);
  }
}

/** E69. */
export function courierDelivered(world: World, order: Order): string | null {
  if (order.status === 'transaction_closed') return lateDelivery(world, order);
  if (order.status !== 'to_receive') return row(world, 'E79');
  if (order.deliveredAt !== null) return row(world, 'E69 again');
  order.deliveredAt = world.now;
  disarm(world, order.id, 'outbound_transit', 'outbound_search');
  arm(world, 'receipt', order.id, windows.receipt);
  endHold(world, order);
  return row(world, 'E69');
}

export function succeed(world: World, order: Order): void {
  become(world, order, 'transaction_successful');
  stopOrder(world, order);
  earnShipping(world, order);
  endHold(world, order);
}

/** E70. */
export function confirmReceived(world: World, order: Order, callerId: string): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  if (order.status !== 'to_receive') return 'NOT_ALLOWED_NOW';
  if (order.claim?.status === 'open' || order.claim?.status === 'to_send_back') return 'CLAIM_OPEN';
  row(world, order.deliveredAt === null ? 'E70 early' : 'E70');
  order.deliveredAt ??= world.now;
  succeed(world, order);
  return null;
}

/** E71: the buyer said nothing in time. */
export function receiptTimeOver(world: World, order: Order): string | null {
  succeed(world, order);
  return row(world, 'E71');
}

/** E72, first part: three tries failed and the parcel is back. The buyer has 14 days to pay for another try. */
export function parcelCameBack(world: World, order: Order): string | null {
  if (order.status !== 'to_receive' || order.deliveredAt !== null) return 'NOT_ALLOWED_NOW';
  disarm(world, order.id, 'outbound_transit', 'outbound_search');
  become(world, order, 'platform_to_ship');
  order.isRedelivery = true;
  arm(world, 'redelivery', order.id, windows.redelivery);
  return row(world, 'E72');
}

/** E72, last part: the redelivery was not paid. The refund is less both shipping legs; the platform has the item. */
export function redeliveryTimeOver(world: World, order: Order): string | null {
  if (!order.isRedelivery) return row(world, 'nothing to redeliver');
  endAfterPass(world, order, 'undeliverable', 2 * order.shippingFee);
  return row(world, 'E72 closed');
}

/** E73, first part: the parcel is overdue, the search begins. */
export function investigateOutbound(world: World, order: Order): string | null {
  arm(world, 'outbound_search', order.id, windows.outbound_search);
  return row(world, 'E73 investigation');
}

/** E73: the search ended without it, or the courier gives the parcel up. */
export function lostOutbound(world: World, order: Order, name: string): string | null {
  if (order.status !== 'to_receive' || order.deliveredAt !== null) return 'NOT_ALLOWED_NOW';
  endAfterPass(world, order, 'lost_outbound', 0);
  return row(world, name);
}

/** E79: the lost parcel came after all, and the buyer keeps the pair and owes the refund. */
function lateDelivery(world: World, order: Order): string | null {
  if (order.ending?.detail !== 'lost_outbound' || order.deliveredAt !== null) return row(world, 'E79');
  order.deliveredAt = world.now;
  const owed = order.isReversed ? 0 : order.afterPass;
  post(world, 'E79', order.id, { [`receivable:${order.buyerId}`]: -owed, 'platform:item_loss': owed });
  return row(world, 'E79 kept');
}

/** E79: the courier's first scan was in time, we only heard of it late: the fine was wrong, the order stays closed. */
export function lateScan(world: World, order: Order, scannedAt: number): string | null {
  if (order.ending?.detail !== 'no_scan' || scannedAt >= order.scanBy) return row(world, 'E79 scan');
  const deposit = depositOf(world, getExisting(world.asks, order.askId));
  const isUndone = deposit !== undefined && undoFine(world, deposit);
  return row(world, isUndone ? 'E79 fine undone' : 'E79 scan');
}
