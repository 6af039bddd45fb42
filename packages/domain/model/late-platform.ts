import { closeAsk, closeOrder } from './closings.ts';
import { endAfterPass } from './delivery.ts';
import { getExisting, row } from './look.ts';
import { giveCredit, refundPayment } from './money.ts';
import { isFrozen } from './payments.ts';
import { platformCredit } from './prices.ts';
import { startReturn } from './returns.ts';
import { arm, windows } from './timers.ts';
import type { Order, World } from './world.ts';

/* docs/lifecycle.md#timers: the platform is late with its check (E45b) or with sending (E68). */

/** The SLA of the check or of sending is over: an alert, and the order goes to the front of the queue. */
export function serviceLate(world: World, order: Order): string | null {
  order.nudged = true;
  return row(world, order.status === 'platform_to_ship' ? 'send_sla' : 'check_sla');
}

/** `check`: after 7 days the buyer may leave. */
export function checkLate(world: World, order: Order): string | null {
  order.hasLateRight = true;
  arm(world, 'check_again', order.id, windows.check_again);
  return row(world, 'check');
}

/** `check_again`: after 14 days the order closes automatically. */
export function checkTooLate(world: World, order: Order): string | null {
  closeLateCheck(world, order);
  return row(world, 'E45b by check_again');
}

/** E45b. */
function closeLateCheck(world: World, order: Order): null {
  const ask = getExisting(world.asks, order.askId);
  closeAsk(world, ask, 'platform_late', 'platform_inspection_failed');
  closeOrder(world, order, 'platform_late', 'platform_inspection_failed');
  refundPayment(world, order);
  giveCredit(world, order.buyerId, order.id, platformCredit);
  startReturn(world, ask, order.income, { payer: 'platform' });
  return null;
}

/** `platform_to_ship`: after 7 days the buyer may leave. */
export function sendingLate(world: World, order: Order): string | null {
  order.hasLateRight = true;
  arm(world, 'platform_to_ship_again', order.id, windows.platform_to_ship_again);
  return row(world, 'platform_to_ship');
}

/** `platform_to_ship_again`: after 14 days the order closes automatically. */
export function sendingTooLate(world: World, order: Order): string | null {
  return closeLateSending(world, order, 'E68 by platform_to_ship_again');
}

function closeLateSending(world: World, order: Order, name: string): null {
  row(world, order.isFlash ? `${name} flash` : name);
  endAfterPass(world, order, 'platform_late', 0);
  giveCredit(world, order.buyerId, order.id, platformCredit);
  return null;
}

/** The buyer chooses to leave a late order (E45b, E68). */
export function useLateRight(world: World, order: Order, callerId: string): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  const isSending = order.status === 'platform_to_ship';
  if (!isSending && order.status !== 'platform_received' && order.status !== 'under_inspection') {
    return 'NOT_ALLOWED_NOW';
  }
  if (!order.hasLateRight) return 'TOO_EARLY';
  if (isFrozen(order)) return 'ON_HOLD';
  if (isSending) return order.isRedelivery ? 'REDELIVERY_UNPAID' : closeLateSending(world, order, 'E68');
  closeLateCheck(world, order);
  return row(world, 'E45b');
}
