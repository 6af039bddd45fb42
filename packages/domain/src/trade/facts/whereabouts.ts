import type { OrderStatus } from './statuses.ts';

const holdsMoney: readonly OrderStatus[] = [
  'confirming_buyer_order',
  'seller_to_ship',
  'on_way_to_warehouse',
  'platform_received',
  'under_inspection',
  'pending_buyer_confirmation',
];
const hasPassed: readonly OrderStatus[] = ['platform_to_ship', 'to_receive', 'transaction_successful'];
const isHere: readonly OrderStatus[] = ['platform_received', 'under_inspection', 'pending_buyer_confirmation'];

/** Returns true while we hold the buyer's money: paid, and the item neither passed nor sent back. */
export function isMoneyHeld(status: OrderStatus): boolean {
  return holdsMoney.includes(status);
}

/** Returns true when the item has passed, so that the income is the seller's (docs/lifecycle.md#escrow). */
export function isIncomePosted(status: OrderStatus): boolean {
  return hasPassed.includes(status);
}

/** Returns true when the item is or was in our hands, in an order that was not closed (specification, section 4). */
export function hasReachedUs(status: OrderStatus): boolean {
  return isHere.includes(status) || hasPassed.includes(status);
}
