import { payoutHold } from '../../config/payouts.ts';
import type { Release } from '../facts/decision.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';
import { isHeld } from '../money/payout-hold.ts';

/** Returns the latest end of the wait for income; the delivery brings its own date (ADR 0025). Null: no wait. */
export function heldUntil(order: OrderSnapshot, sellerFinishedSales: number, now: Date): Date | null {
  return isHeld(order, sellerFinishedSales) ? new Date(now.getTime() + payoutHold.longestMs) : null;
}

/** Gives held income its end: 72 hours after the delivery or the order's end (docs/lifecycle.md#payout-hold). */
export function incomeReleased(order: OrderSnapshot, from: Date): Release {
  const availableAt = new Date(from.getTime() + payoutHold.holdMs);
  return { orderId: order.id, userId: order.sellerId, availableAt };
}
