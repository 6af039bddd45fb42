import { endOwnBid, endPaidBid, endUnpaidPurchase } from './buying.ts';
import { undoFine } from './fines.ts';
import { become, depositOf, getExisting, row } from './look.ts';
import { holdPayment, post, refundPayment, returnSecondPayment } from './money.ts';
import type { Attempt } from './money-world.ts';
import { arm, disarm, windows } from './timers.ts';
import type { Order, TimerName, World } from './world.ts';

/* docs/lifecycle.md#payment, from the gateway's report on: E33, E37 to E40. */

export function paymentSucceeded(world: World, attempt: Attempt, amount: number): string | null {
  if (attempt.status === 'SUCCEEDED') return row(world, 'E39');
  if (amount !== attempt.amount) return 'AMOUNT_MISMATCH';
  attempt.status = 'SUCCEEDED';
  const order = getExisting(world.orders, attempt.subjectId);
  if (attempt.purpose === 'redelivery') return redeliveryPaid(world, order, attempt);
  if (order.paidBy !== null) {
    returnSecondPayment(world, attempt);
    return row(world, 'E39b');
  }
  order.paidBy = attempt.id;
  if (order.status === 'transaction_closed') return paidTooLate(world, order, attempt);
  holdPayment(world, order, order.couponAmount);
  if (order.cancelRequested) {
    refundPayment(world, order);
    endUnpaidPurchase(world, order, 'buyer_cancelled');
    return row(world, 'E35p paid');
  }
  startPaidOrder(world, order);
  return null;
}

/** E38: never reopened; the coupon is not touched; a fine for not paying is undone when the payment began in time. */
function paidTooLate(world: World, order: Order, attempt: Attempt): null {
  holdPayment(world, order, 0);
  refundPayment(world, order, attempt.id);
  row(world, 'E38');
  if (order.bidId === null || order.ending?.detail !== 'bid_default' || attempt.beganAt >= order.payBy) return null;
  const deposit = depositOf(world, getExisting(world.bids, order.bidId));
  return deposit !== undefined && undoFine(world, deposit) ? row(world, 'E38 fine undone') : null;
}

function startPaidOrder(world: World, order: Order): void {
  const ask = getExisting(world.asks, order.askId);
  disarm(world, order.id, 'payment_window', 'accepted_payment_window');
  if (order.couponId !== null) getExisting(world.coupons, order.couponId).status = 'used';
  if (order.bidId === null) endOwnBid(world, order.buyerId);
  else endPaidBid(world, getExisting(world.bids, order.bidId));
  if (order.isFlash) {
    become(world, ask, 'platform_received');
    become(world, order, 'platform_to_ship');
    startSending(world, order);
    row(world, order.bidId === null ? 'E37c' : 'E37b flash');
  } else if (order.bidId === null) {
    become(world, ask, 'confirming_buyer_order');
    become(world, order, 'confirming_buyer_order');
    arm(world, 'confirmation', order.id, windows.confirmation);
    row(world, 'E37a');
  } else {
    become(world, ask, 'to_ship');
    become(world, order, 'seller_to_ship');
    arm(world, 'shipment', order.id, windows.shipment);
    row(world, 'E37b');
  }
}

/** The platform has to send it: an alert after a day, the buyer's right after a week. */
export function startSending(world: World, order: Order): void {
  arm(world, 'send_sla', order.id, windows.send_sla);
  arm(world, 'platform_to_ship', order.id, windows.platform_to_ship);
}

/** The buyer has paid for sending the parcel again (E72): the platform's time to send it starts now. */
function redeliveryPaid(world: World, order: Order, attempt: Attempt): null {
  if (!order.isRedelivery) {
    returnSecondPayment(world, attempt);
    return row(world, 'E39b');
  }
  order.isRedelivery = false;
  order.isRedelivered = true;
  post(world, 'redelivery', attempt.id, {
    'platform:gateway_clearing': -attempt.amount,
    'platform:shipping_revenue': attempt.amount,
  });
  disarm(world, order.id, 'redelivery');
  startSending(world, order);
  return row(world, 'E72 re-ship paid');
}

/** E33, E35p, E39c. */
export function paymentFailed(world: World, attempt: Attempt): string | null {
  if (attempt.status !== 'PENDING') return row(world, 'E39c');
  attempt.status = 'FAILED';
  const order = getExisting(world.orders, attempt.subjectId);
  if (order.status === 'to_pay' && order.cancelRequested) {
    endUnpaidPurchase(world, order, 'buyer_cancelled');
    return row(world, 'E35p failed');
  }
  return row(world, 'E33');
}

/** E40. */
export function flagRisk(world: World, order: Order): string | null {
  const isBeforeHandOver = order.isFlash && order.status === 'platform_to_ship' && !isSold(world, order);
  const isUnderWay = !order.isFlash && mayStandStill.includes(order.status);
  if (order.hold !== null || !(isUnderWay || isBeforeHandOver)) return 'NOT_ALLOWED_NOW';
  pause(world, order, 'review', windows.hold);
  return row(world, isUnderWay ? 'E40' : 'E40 flash');
}

/** Stops an order: its timers pause and keep their rest. */
export function pause(world: World, order: Order, why: 'review' | 'chargeback', window: number): void {
  const timers: (readonly [TimerName, number])[] = [...(order.hold?.timers ?? [])];
  disarm(world, order.id, 'hold');
  for (const { kind, id, fireAt } of world.timers.values()) {
    if (id === order.id) timers.push([kind, Math.max(fireAt - world.now, 0)]);
  }
  for (const [kind] of timers) disarm(world, order.id, kind);
  order.hold = { why, timers };
  arm(world, 'hold', order.id, window);
}

const mayStandStill: readonly Order['status'][] = [
  'confirming_buyer_order',
  'seller_to_ship',
  'on_way_to_warehouse',
  'platform_received',
  'under_inspection',
  'pending_buyer_confirmation',
  'platform_to_ship',
];

/** The hold is over, or the reviewer is done earlier: the timers get their time back. */
export function endRiskHold(world: World, order: Order): string | null {
  const { hold, status } = order;
  if (hold === null || !mayStandStill.includes(status)) return 'NOT_ALLOWED_NOW';
  order.hold = null;
  for (const [kind, remaining] of hold.timers) arm(world, kind, order.id, remaining);
  disarm(world, order.id, 'hold');
  return row(world, 'hold');
}

/** A bank questions the payment: nothing of it is refunded or paid out until the bank has decided (E65, "frozen"). */
export function isFrozen(order: Order): boolean {
  return order.hold?.why === 'chargeback';
}

/** Returns true when the seller's part is finished: the item has passed or was handed over. */
export function isSold(world: World, order: Order): boolean {
  return getExisting(world.asks, order.askId).status === 'transaction_successful';
}
