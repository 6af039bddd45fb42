import type { OrderSnapshot } from '../facts/snapshot.ts';
import type { AskStatus, OrderStatus } from '../facts/statuses.ts';
import type { Action, Role, RunningTimers } from './role.ts';

/**
 * What may stand in the way of an order, beside its status: the buyer's bank asks about the payment (E65), support looks at it (E40), the
 * parcel to us or to the buyer is looked for (E54, E73), or it came back and its second way is not paid (E72).
 */
export const obstacles = ['bank_hold', 'review_hold', 'inbound_search', 'outbound_search', 'parcel_back'] as const;
export type Obstacle = (typeof obstacles)[number];

type OfOrder = Pick<OrderSnapshot, 'status' | 'hold' | 'redelivery'>;

const isOver = (status: AskStatus | OrderStatus): boolean =>
  status === 'transaction_closed' || status === 'transaction_successful';

/**
 * What stands in the way of an order now; null: nothing, it goes on as its status says. A hold comes first, because it
 * stops whatever else waits (E40, E54, E65, E72, E73). `heldUpOrders` of the db's `staff-orders.ts` says the same in
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
 * The same of an ask, as far as it is its seller's part: by the hold of its live order (E40, E54, E65;
 * docs/lifecycle.md#holds). `timers`: with those of that order.
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

/** Whether nobody may move it on: its deadlines wait, and so does everybody (docs/lifecycle.md#holds). */
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
 * Whether support may let an order go on: a bank's hold ends by the bank's word alone (E40, E65;
 * docs/lifecycle.md#holds).
 */
export function mayRelease({ status, hold }: Pick<OrderSnapshot, 'status' | 'hold'>): boolean {
  return hold?.why === 'review' && !isOver(status);
}

/** The actions with E40-end, which is a timer's row that support may bring forward. */
export function withRelease(
  actions: readonly Action[],
  order: Pick<OrderSnapshot, 'status' | 'hold'>,
  role: Role,
): readonly Action[] {
  return role === 'operator' && mayRelease(order) ? ['release_hold', ...actions] : actions;
}
