import type { ClosureDetail, OrderStatus } from '../facts/statuses.ts';
import type { EventId } from './transitions.table.ts';

/** The facts about the end of an order. `history`: the rows that moved it. */
export type EndedOrder = {
  readonly status: OrderStatus;
  readonly history: readonly { readonly event: string }[];
};

/**
 * Ends after the item has passed, or left our hands: the seller keeps the income. The test beside this file compares
 * the lists with the table.
 */
const soldAllTheSame: readonly EventId[] = [
  'E65-passed',
  'E68',
  'E68-flash',
  'E68-auto',
  'E68-auto-flash',
  'E68d',
  'E68d-flash',
  'E72-close',
  'E73',
  'E73-courier',
  'E74-back',
];

/** Ends that put the seller's ask back into the market. */
const backOnSale: readonly EventId[] = [
  'E34',
  'E35',
  'E35f',
  'E35s',
  'E36',
  'E36-cancel',
  'E44',
  'E45-relist',
  'E45-bid-relist',
  'E45-paid-relist',
];

const paidByUs: readonly ClosureDetail[] = ['lost_inbound', 'platform_loss', 'transit_damage'];

const hasEvent = ({ history }: EndedOrder, events: readonly string[]): boolean =>
  history.some(({ event }) => events.includes(event));

/** Returns true when the order ended without a sale, so the seller has no income (docs/lifecycle.md#closures). */
export function hasNoSale(order: EndedOrder): boolean {
  return order.status === 'transaction_closed' && !hasEvent(order, soldAllTheSame);
}

/** Returns true when the ask of an ended order stands in the market again (docs/lifecycle.md#closures). */
export function isBackOnSale(order: EndedOrder): boolean {
  return order.status === 'transaction_closed' && hasEvent(order, backOnSale);
}

type Closed = { readonly closure: { readonly detail: ClosureDetail } | null };

/**
 * Returns true when we pay the seller of an ended order for the item, in an amount that the order does not know
 * (docs/lifecycle.md#compensation-for-items).
 */
export function isPaidByUs({ closure }: Closed): boolean {
  return closure !== null && paidByUs.includes(closure.detail);
}

/**
 * Returns true when the bank has taken the payment of an order back for good, not only questioned it (E65, E65b;
 * docs/lifecycle.md#chargebacks).
 */
export function isPaymentTakenBack({
  closure,
  isPaymentReversed,
}: Closed & { readonly isPaymentReversed: boolean }): boolean {
  return isPaymentReversed || closure?.detail === 'chargeback';
}
