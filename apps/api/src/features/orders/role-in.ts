import type { Order } from '@suki/db/queries/orders';
import type { UserId } from '@suki/domain/ids/id';

/** A person's role in an order; null for a stranger. */
export function roleIn(
  { buyerId, sellerId }: Pick<Order, 'buyerId' | 'sellerId'>,
  userId: UserId,
): 'buyer' | 'seller' | null {
  if (buyerId === userId) return 'buyer';
  return sellerId === userId ? 'seller' : null;
}
