import { payoutHold } from '../../config/payouts.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';
import type { TradeContext } from '../facts/trade-context.ts';

/** Returns true for money of a new seller, and of an order with a coupon (docs/lifecycle.md#payout-hold). */
export function isHeld(order: Pick<OrderSnapshot, 'couponAmount'> | undefined, sellerFinishedSales: number): boolean {
  return sellerFinishedSales < payoutHold.trustedAfterSales || (order !== undefined && order.couponAmount > 0);
}

/**
 * Returns the moment from which a seller may withdraw what is paid for an item, by the rule of income: an item that was
 * lost or damaged is no quicker way to the money than one that passed. Null: at once. Every row that pays for an item
 * comes here through its step `item_compensated`. A command that was decided without the seller's sales waits.
 */
export function compensationHeldUntil({ now, order, sellerFinishedSales = 0 }: TradeContext): Date | null {
  return isHeld(order, sellerFinishedSales) ? new Date(now.getTime() + payoutHold.holdMs) : null;
}
