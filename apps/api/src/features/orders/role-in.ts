import type { Order } from '@suki/db/queries/orders';
import type { UserId } from '@suki/domain/ids/id';
import { isVisibleToSeller } from '@suki/domain/trade/view/is-visible-to-seller';

/** A person's role in an order. Null for a stranger, and for a seller who does not see the order yet. */
export function roleIn(
  { buyerId, sellerId, origin, paidAt }: Pick<Order, 'buyerId' | 'sellerId' | 'origin' | 'paidAt'>,
  userId: UserId,
): 'buyer' | 'seller' | null {
  if (buyerId === userId) return 'buyer';
  return sellerId === userId && isVisibleToSeller({ origin, isPaid: paidAt !== null }) ? 'seller' : null;
}
