import type { OrderSnapshot } from '../facts/snapshot.ts';

/**
 * Returns true when a seller sees an order already. An order from a bid is visible from its start: the seller accepted
 * the bid or was matched, waits for the payment and may remind the buyer (E20, E25; docs/lifecycle.md#orders). An order
 * that a buyer reserved by buying is visible only after its payment: E31 tells the seller nothing, and an unpaid order
 * would only tell who has looked.
 */
export function isVisibleToSeller({
  origin,
  isPaid,
}: Pick<OrderSnapshot, 'origin'> & { readonly isPaid: boolean }): boolean {
  return origin === 'bid' || isPaid;
}
