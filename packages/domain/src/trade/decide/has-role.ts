import type { UserId } from '../../ids/id.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';

/** Returns true when the caller is the party of the order that the call is for (specification, section 6). */
export function hasRole(order: OrderSnapshot, callerId: UserId, role: 'buyer' | 'seller'): boolean {
  return callerId === (role === 'seller' ? order.sellerId : order.buyerId);
}
