import { payoutHold } from '../../config/payouts.ts';
import type { Release } from '../facts/decision.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';

/** Returns the latest end of the wait for income; the delivery brings its own date (ADR 0025). Null: no wait. */
export function heldUntil(order: OrderSnapshot, sellerFinishedSales: number, now: Date): Date | null {
  const isHeld = sellerFinishedSales < payoutHold.trustedAfterSales || order.couponAmount > 0;
  return isHeld ? new Date(now.getTime() + payoutHold.longestMs) : null;
}

/**
 * Returns the end of the wait for what a seller is paid at the end of an order, by the rule of income: an item that we
 * lost is no quicker way to the money than one that passed. Null: no wait.
 */
export function heldAfterEnd(order: OrderSnapshot, sellerFinishedSales: number, now: Date): Date | null {
  return heldUntil(order, sellerFinishedSales, now) === null ? null : new Date(now.getTime() + payoutHold.holdMs);
}

/** Gives held income its end: 72 hours after the delivery or the order's end (docs/lifecycle.md#payout-hold). */
export function incomeReleased(order: OrderSnapshot, from: Date): Release {
  const availableAt = new Date(from.getTime() + payoutHold.holdMs);
  return { orderId: order.id, userId: order.sellerId, availableAt };
}
