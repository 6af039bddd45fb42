import type { Order } from '@suki/db/queries/orders';
import type { UserId } from '@suki/domain/ids/id';

/**
 * A person's part in an order, or null for a stranger. A seller sees an order from its payment on: before that nothing is asked of them
 * (E31 tells the seller nothing), and an unpaid order says nothing but who looked.
 */
export function roleIn(
  order: Pick<Order, 'buyerId' | 'sellerId' | 'paidAt'>,
  userId: UserId,
): 'buyer' | 'seller' | null {
  if (order.buyerId === userId) return 'buyer';
  return order.sellerId === userId && order.paidAt !== null ? 'seller' : null;
}
