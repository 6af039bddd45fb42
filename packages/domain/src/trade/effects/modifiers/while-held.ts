import { timerWindows } from '../../../config/timers.ts';
import type { Approval, Move, Patch, TimerChange } from '../../facts/decision.ts';
import type { OrderHold, OrderSnapshot } from '../../facts/snapshot.ts';
import type { TimerKind } from '../../facts/statuses.ts';
import type { TradeContext } from '../../facts/trade-context.ts';
import { not } from '../../table/condition.ts';
import { type EventId, transition } from '../../table/transitions.table.ts';
import type { Modifier } from './modifier.ts';

/**
 * Pauses the timers of a row while its order stands still (E40, E65): timers that would start join those that the hold
 * has stopped, and timers that the row stops leave them. So nothing lapses under a hold, and no deadline is lost when
 * the hold ends (docs/lifecycle.md#holds). An order that ends is held no longer.
 */
export const whileHeld: Modifier = {
  name: 'while held',
  title: 'Timers of an order that stands still wait; its end ends the hold',
  touches: (event) => aboutAsk.includes(event) || (mayBeHeld(event) && (endsOrder(event) || timesOrder(event))),
  after: (approval, { context }) => {
    const { order } = context;
    if (order === undefined || order.hold === null) return approval;
    if (approval.moves.some(isEnd)) return { ...approval, timers: [...approval.timers, stopOfHold(order)] };
    const { timers, patches } = heldTimers(approval.timers, context);
    return patches.length === 0 ? approval : { ...approval, timers, patches: [...approval.patches, ...patches] };
  },
};

/** Rows without a side of the order that start one of its timers: a rush of the seller. */
const aboutAsk: readonly EventId[] = ['N4'];

/**
 * Returns true when the row may meet a held order: it starts in a status in which a bank may question the payment
 * (E65), and none of its conditions refuses a held order.
 */
function mayBeHeld(event: EventId): boolean {
  const { order, when = [], needs = [] } = transition(event);
  const isRefused = [...when, ...needs.map(([condition]) => condition)].includes(not('on hold'));
  const statuses = transition('E65-freeze').order?.from ?? [];
  return !isRefused && order !== undefined && order.from.some((from) => statuses.includes(from));
}

function endsOrder(event: EventId): boolean {
  return transition(event).order?.to.startsWith('transaction_') ?? false;
}

function timesOrder(event: EventId): boolean {
  const { start = [], stop = [] } = transition(event);
  return [...start, ...stop].some((kind) => timerWindows[kind].owner === 'order' && kind !== 'hold');
}

function isEnd(move: Move): boolean {
  return move.entity === 'order' && move.to.startsWith('transaction_');
}

function stopOfHold({ id }: OrderSnapshot): TimerChange {
  return { change: 'stop', subject: { entity: 'order', id }, kind: 'hold' };
}

type Waiting = Pick<Approval, 'timers' | 'patches'>;

function heldTimers(timers: Approval['timers'], context: TradeContext): Waiting {
  const { order, now } = context;
  if (order?.hold == null || changesHold(context)) {
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

/**
 * Puts a timer that fired under a hold among the paused timers, with its whole window, as if the hold had paused it
 * (docs/lifecycle.md#holds).
 */
export function heldAgain(order: OrderSnapshot & { readonly hold: OrderHold }, kind: TimerKind, ms: number): Patch {
  const others = order.hold.timers.filter((timer) => timer.kind !== kind);
  return withTimers(order, order.hold, [...others, { kind, remainingMs: ms }]);
}

/** A row that ends or changes the hold decides about the timers itself. */
function changesHold({ patches = [] }: TradeContext): boolean {
  return patches.some((patch) => patch.entity === 'order' && patch.set.hold !== undefined);
}

/** `hold` is the end of the hold itself. */
function waits({ subject, kind }: TimerChange, { id }: OrderSnapshot): boolean {
  return subject.entity === 'order' && subject.id === id && kind !== 'hold';
}

/** A timer that a process of an older version has started under the hold is stopped as well. */
function stopOf({ subject, kind }: TimerChange): TimerChange {
  return { change: 'stop', subject, kind };
}

function withTimers({ id }: OrderSnapshot, { why }: OrderHold, timers: OrderHold['timers']): Patch {
  return { entity: 'order', id, set: { hold: { why, timers } } };
}
