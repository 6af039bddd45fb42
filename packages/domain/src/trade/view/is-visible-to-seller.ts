import type { OrderSnapshot } from '../facts/snapshot.ts';

/**
 * Whether a seller sees an order yet. One that came of a bid from its start: the seller accepted it or was matched,
 * waits for the payment and may remind the buyer (E20, E25; docs/lifecycle.md#orders). One that a buyer reserved by
 * buying only once it is paid: E31 tells the seller nothing, and an unpaid order says nothing but who looked.
 */
export function isVisibleToSeller({
  origin,
  isPaid,
}: Pick<OrderSnapshot, 'origin'> & { readonly isPaid: boolean }): boolean {
  return origin === 'bid' || isPaid;
}
