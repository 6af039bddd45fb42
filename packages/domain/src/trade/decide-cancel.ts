import type { UserId } from '../ids/id.ts';
import { approve, backOnSale, fits, nothingToDo, refuse } from './approve.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import type { Decision } from './decision.ts';
import type { OrderSnapshot } from './snapshot.ts';

/** Whether the caller is the party of the order that the call is for. */
export function hasRole(order: OrderSnapshot, callerId: UserId, role: 'buyer' | 'seller'): boolean {
  return callerId === (role === 'seller' ? order.sellerId : order.buyerId);
}

/**
 * `PUT /order/cancel`: E35 and E35p for the buyer, E42 for the seller, E51. `isSeller` that contradicts the caller's part is refused;
 * a second press is answered like the first.
 */
export function decideCancelOrder(
  { callerId, isSeller }: CommandOf<'cancel_order'>,
  facts: FactsOf<'cancel_order'>,
  now: Date,
): Decision {
  const { order } = facts;
  if (!hasRole(order, callerId, isSeller ? 'seller' : 'buyer')) {
    return refuse('NOT_YOUR_ROLE', { isSeller });
  }
  if (fits('E51', { order })) {
    return refuse('TOO_LATE_TO_CANCEL', { status: order.status });
  }
  return isSeller ? rejectAsSeller(facts, now) : cancelAsBuyer(facts, now);
}

function rejectAsSeller({ ask, order }: FactsOf<'cancel_order'>, now: Date): Decision {
  if (order.closure?.detail === 'seller_rejected') {
    return nothingToDo('E42');
  }
  return fits('E42', { ask, order }) ? approve('E42', { now, ask, order }) : notNow(order);
}

function cancelAsBuyer({ ask, order, pendingAttempt }: FactsOf<'cancel_order'>, now: Date): Decision {
  if (order.closure?.detail === 'buyer_cancelled') {
    return nothingToDo('E35');
  }
  if (!fits('E35', { ask, order }) || order.origin !== 'buy_now') {
    return notNow(order);
  }
  if (pendingAttempt === null) {
    return approve('E35', { now, ask, order, ...backOnSale(ask) });
  }
  if (order.cancelRequested) {
    return nothingToDo('E35p');
  }
  const patches = [{ entity: 'order', id: order.id, set: { cancelRequested: true } }] as const;
  return approve('E35p', { now, ask, order, patches });
}

function notNow(order: OrderSnapshot): Decision {
  return refuse('NOT_ALLOWED_NOW', { status: order.status });
}
