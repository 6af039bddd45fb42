import { timerWindows } from '../../config/timers.ts';
import { heldAgain } from '../effects/modifiers/while-held.ts';
import type { CommandName, CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import type { OrderHold, OrderSnapshot } from '../facts/snapshot.ts';
import type { TimerKind } from '../facts/statuses.ts';
import { nothingToDo } from './approve.ts';
import { decide } from './decide.ts';

/** Commands that a timer may give: they have no fields. */
type LapseCommand = {
  [Name in CommandName]: { readonly name: Name } extends CommandOf<Name> ? Name : never;
}[CommandName];

/** The facts of the timer's owner; each timer reads those that its command needs. */
export type LapseFacts = FactsOf<LapseCommand> | (FactsOf<'payment_time_over'> & FactsOf<'ship_time_over'>);

/**
 * Decides a fired timer: runs the command that `config/timers.ts` names for the timer (docs/lifecycle.md#timers). A
 * timer whose row no longer applies changes nothing. A timer of an order that stands still waits for the end of the
 * hold (a process of an older version may have started the timer meanwhile). The facts must be those of the timer's
 * owner (`timerWindows[kind].owner`).
 */
export function decideLapse(kind: TimerKind, facts: LapseFacts, now: Date): Decision {
  const {
    command: name,
    owner,
    windowMs,
  }: { command: CommandName; owner: string; windowMs: number | null } = timerWindows[kind];
  const order = 'order' in facts ? facts.order : undefined;
  if (owner === 'order' && kind !== 'hold' && standsStill(order)) {
    return { ...nothingToDo('E40'), patches: [heldAgain(order, kind, windowMs ?? 0)] };
  }
  return decide({ name } as CommandOf<CommandName>, facts as FactsOf<CommandName>, now);
}

function standsStill(order: OrderSnapshot | null | undefined): order is OrderSnapshot & { readonly hold: OrderHold } {
  return order != null && order.hold !== null && order.closure === null && order.status !== 'transaction_successful';
}
