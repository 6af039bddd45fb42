import type { OrderSnapshot } from '../facts/snapshot.ts';
import type { AskStatus, OrderStatus } from '../facts/statuses.ts';
import type { Action, Role, RunningTimers } from './role.ts';

/**
 * Obstacles of an order, beside its status: the buyer's bank asks about the payment (E65), support reviews the order
 * (E40), the parcel to us or to the buyer is looked for (E54, E73), or the parcel came back and its second way is not
 * paid (E72).
 */
export const obstacles = ['bank_hold', 'review_hold', 'inbound_search', 'outbound_search', 'parcel_back'] as const;
export type Obstacle = (typeof obstacles)[number];

type OfOrder = Pick<OrderSnapshot, 'status' | 'hold' | 'redelivery'>;

const isOver = (status: AskStatus | OrderStatus): boolean =>
  status === 'transaction_closed' || status === 'transaction_successful';

/**
 * Returns the obstacle of an order; null when the order goes on as its status says. A hold comes first, because it
 * stops all other steps (E40, E54, E65, E72, E73). `heldUpOrders` of the db's `staff-orders.ts` repeats the rule in
 * SQL.
 */
export function obstacleOf({ status, hold, redelivery }: OfOrder, timers: RunningTimers): Obstacle | null {
  if (hold !== null && !isOver(status)) {
    return holds[hold.why];
  }
  if (status === 'platform_to_ship' && redelivery === 'unpaid') {
    return 'parcel_back';
  }
  return searchIn(status, timers);
}

/**
 * Returns the obstacle of an ask, as far as it concerns its seller: by the hold of its live order (E40, E54, E65;
 * docs/lifecycle.md#holds). `timers` includes those of that order.
 */
export function obstacleOfAsk(
  { status, hold }: { readonly status: AskStatus; readonly hold: OrderSnapshot['hold'] },
  timers: RunningTimers,
): Obstacle | null {
  if (hold !== null && !isOver(status)) {
    return holds[hold.why];
  }
  return searchIn(status, timers);
}

/** Returns true when nobody may move the order on: all deadlines and both sides wait (docs/lifecycle.md#holds). */
export function isStopped(obstacle: Obstacle | null): boolean {
  return obstacle === 'bank_hold' || obstacle === 'review_hold';
}

const holds = { chargeback: 'bank_hold', review: 'review_hold' } as const;

function searchIn(status: AskStatus | OrderStatus, timers: RunningTimers): Obstacle | null {
  const runs = (kind: 'inbound_search' | 'outbound_search'): boolean => timers.some((timer) => timer.kind === kind);
  if (status === 'on_way_to_warehouse' && runs('inbound_search')) {
    return 'inbound_search';
  }
  return status === 'to_receive' && runs('outbound_search') ? 'outbound_search' : null;
}

/**
 * Returns true when support may let an order go on. A bank's hold ends only by the bank's decision (E40, E65;
 * docs/lifecycle.md#holds).
 */
export function mayRelease({ status, hold }: Pick<OrderSnapshot, 'status' | 'hold'>): boolean {
  return hold?.why === 'review' && !isOver(status);
}

/** Adds E40-end to the actions: a timer's row that support may bring forward. */
export function withRelease(
  actions: readonly Action[],
  order: Pick<OrderSnapshot, 'status' | 'hold'>,
  role: Role,
): readonly Action[] {
  return role === 'operator' && mayRelease(order) ? ['release_hold', ...actions] : actions;
}
