import type { OrderStatus } from '../facts/statuses.ts';

/** The way of an order in seven steps that people recognise. `step` of the specification counts five (section 4). */
export const orderTrackSteps = ['paid', 'confirmed', 'shipped', 'arrived', 'inspected', 'sent', 'delivered'] as const;
export type OrderTrackStep = (typeof orderTrackSteps)[number];

/** The step that is under way in a status; 8 when all are done. A closed order stopped in its last status. */
const stepUnderWay: Readonly<Record<OrderStatus, number>> = {
  to_pay: 1,
  confirming_buyer_order: 2,
  seller_to_ship: 3,
  on_way_to_warehouse: 4,
  platform_received: 5,
  under_inspection: 5,
  pending_buyer_confirmation: 5,
  platform_to_ship: 6,
  to_receive: 7,
  transaction_successful: 8,
  transaction_closed: 1,
};

export type TrackMove = { readonly from: string | null; readonly to: string; readonly at: string };

export type TrackedStep = {
  readonly step: OrderTrackStep;
  readonly state: 'done' | 'now' | 'todo';
  /** The end of the step, ISO 8601; null for a step that is ahead, and for one that the order never went through. */
  readonly at: string | null;
};

export type OrderTrack = { readonly position: number; readonly steps: readonly TrackedStep[] };

const isStatus = (text: string | null): text is OrderStatus => text !== null && Object.hasOwn(stepUnderWay, text);
const placeOf = (status: string | null): number => (isStatus(status) ? stepUnderWay[status] : 0);

/** Returns the position on the track, from 1, and each step with its end. `history` is the order's, oldest first. */
export function orderTrack(status: OrderStatus, history: readonly TrackMove[]): OrderTrack {
  const moves = history.filter(({ from, to }) => from !== to);
  const last = moves.findLast(({ to }) => to === 'transaction_closed');
  const reached = status === 'transaction_closed' ? Math.max(1, placeOf(last?.from ?? null)) : stepUnderWay[status];
  const position = Math.min(reached, orderTrackSteps.length);
  const forward = moves.filter(({ to }) => to !== 'transaction_closed');
  return {
    position,
    steps: orderTrackSteps.map((step, index) => {
      const place = index + 1;
      // A flash item skips the way to the warehouse: those steps are behind it, without a day of their own.
      const end = forward.findLast(({ from, to }) => placeOf(from) === place && placeOf(to) > place);
      const isDone = place < reached;
      const state = place === position ? 'now' : isDone ? 'done' : 'todo';
      return { step, state, at: isDone ? (end?.at ?? null) : null };
    }),
  };
}
