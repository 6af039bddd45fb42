import { timerWindows } from '../../config/timers.ts';
import type { TimerChange, TimerSubject } from '../facts/decision.ts';
import type { MoneyStep } from '../facts/money-steps.ts';
import type { TimerKind } from '../facts/statuses.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import type { TransitionRow } from '../table/transition-row.ts';
import { deadline } from './deadline.ts';

/** The timers that a row stops and starts (docs/lifecycle.md#timers). */
export function timersOf(row: TransitionRow, context: TradeContext): readonly TimerChange[] {
  const stops = (row.stop ?? []).flatMap((kind) => {
    const subject = subjectOf(kind, row, context);
    return subject === null ? [] : [{ change: 'stop', subject, kind } as const];
  });
  const starts = [...(row.start ?? []), ...(context.alsoStart ?? [])].map((kind) => startOf(kind, row, context));
  return [...stops, ...starts];
}

/**
 * The start of a timer, with the window that the command gives or the configured one (docs/lifecycle.md#timers).
 * @throws TypeError when what the timer belongs to is not among the facts.
 */
export function startOf(kind: TimerKind, row: TransitionRow, context: TradeContext): TimerChange {
  const subject = required(subjectOf(kind, row, context), `the owner of ${kind}`);
  const fireAt = deadline(kind, context.now, context.windowsMs?.[kind]);
  return { change: 'start', subject, kind, fireAt, isExtension: context.isExtension };
}

/** Returns the owner of a timer; null where the facts do not have it (then the timer cannot run either). */
export function subjectOf(kind: TimerKind, row: TransitionRow, context: TradeContext): TimerSubject | null {
  const { ask, bid, order, stock, claim } = context;
  const returning = context.returnLeg ?? ask ?? stock;
  switch (timerWindows[kind].owner) {
    case 'ask':
      return subject('ask', ask?.id);
    case 'bid':
      return subject('bid', bid?.id);
    case 'order':
      // The timer of the offer belongs to the old order, whose escrow the new one takes over (E78).
      if (kind === 'rematch' && context.previous !== undefined) return subject('order', context.previous.id);
      // A rush may be about an order, or about an item on its way back.
      return order === undefined && kind === 'rush' ? subject('return', returning?.id) : subject('order', order?.id);
    case 'deposit':
      return subject('deposit', (isOfBid(row, context) ? bid : ask)?.deposit.id);
    case 'return':
      return subject('return', returning?.id);
    case 'stock':
      return subject('stock', stock?.id ?? ask?.stockId);
    case 'claim':
      return subject('claim', claim?.id);
    default:
      return timerWindows[kind].owner satisfies never;
  }
}

function subject(entity: TimerSubject['entity'], id: TimerSubject['id'] | null | undefined): TimerSubject | null {
  return id === undefined || id === null ? null : { entity, id };
}

const finesOfBids: ReadonlySet<MoneyStep> = new Set([
  'bid:deposit_deducted',
  'bid:penalty_released',
  'bid:penalty_undone',
]);

/** Returns true when a row's fine is the bidder's. */
function isOfBid(row: TransitionRow, context: TradeContext): boolean {
  const steps = context.money ?? row.money ?? [];
  return steps.some((step) => finesOfBids.has(step)) || (row.ask === undefined && row.bid !== undefined);
}
