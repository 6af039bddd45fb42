import type { Approval, Move, Patch, TimerChange } from '../facts/decision.ts';
import type { OrderHold, OrderSnapshot } from '../facts/snapshot.ts';
import type { TimerKind } from '../facts/statuses.ts';
import type { TradeContext } from '../facts/trade-context.ts';

type Waiting = Pick<Approval, 'timers' | 'patches'>;

/**
 * The timers of a row while its order stands still (E40, E65): what would start waits with those that were stopped by the hold, what is
 * stopped waits no more. So nothing lapses under a hold, and nothing is forgotten when it ends (lifecycle, section 4).
 */
export function heldTimers(timers: Approval['timers'], context: TradeContext, moves: readonly Move[]): Waiting {
  const { order, now } = context;
  if (order?.hold == null || endsHold(context, moves)) {
    return { timers, patches: [] };
  }
  const own = timers.filter((timer) => waits(timer, order));
  if (own.length === 0) {
    return { timers, patches: [] };
  }
  const started = own.flatMap((timer) =>
    timer.change === 'stop'
      ? []
      : [{ kind: timer.kind, remainingMs: Math.max(0, timer.fireAt.getTime() - now.getTime()) }],
  );
  const left = order.hold.timers.filter(({ kind }) => !own.some((timer) => timer.kind === kind));
  return {
    timers: timers.map((timer) => (waits(timer, order) ? stopOf(timer) : timer)),
    patches: [withTimers(order, order.hold, [...left, ...started])],
  };
}

/** A timer that fired although its order stands still: it waits, with the whole of its time, as if the hold had found it (lifecycle, section 4). */
export function heldAgain(order: OrderSnapshot & { readonly hold: OrderHold }, kind: TimerKind, ms: number): Patch {
  const others = order.hold.timers.filter((timer) => timer.kind !== kind);
  return withTimers(order, order.hold, [...others, { kind, remainingMs: ms }]);
}

/** Whether the row ends the hold, changes it, or ends the order with it. */
function endsHold({ patches = [] }: TradeContext, moves: readonly Move[]): boolean {
  const isChanged = patches.some((patch) => patch.entity === 'order' && patch.set.hold !== undefined);
  return isChanged || moves.some((move) => move.entity === 'order' && /^transaction_/.test(move.to));
}

/** `hold` is the end of the hold itself. */
function waits({ subject, kind }: TimerChange, { id }: OrderSnapshot): boolean {
  return subject.entity === 'order' && subject.id === id && kind !== 'hold';
}

/** One that a process of an older version has started under the hold is stopped as well. */
function stopOf({ subject, kind }: TimerChange): TimerChange {
  return { change: 'stop', subject, kind };
}

function withTimers({ id }: OrderSnapshot, { why }: OrderHold, timers: OrderHold['timers']): Patch {
  return { entity: 'order', id, set: { hold: { why, timers } } };
}
