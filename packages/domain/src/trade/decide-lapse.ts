import { timerWindows } from '../config/timers.ts';
import type { CommandName, CommandOf, FactsOf } from './commands.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { TimerKind } from './statuses.ts';

/** Commands that a timer may ask: they carry nothing but their name. */
type LapseCommand = {
  [Name in CommandName]: { readonly name: Name } extends CommandOf<Name> ? Name : never;
}[CommandName];

/** The facts of what the timer belongs to; each timer reads those that its command needs. */
export type LapseFacts = FactsOf<LapseCommand> | (FactsOf<'payment_time_over'> & FactsOf<'ship_time_over'>);

/**
 * What follows when a timer fires: the command that `config/timers.ts` names for it. A timer whose row applies no more changes nothing. The
 * facts must be those of its owner (`timerWindows[kind].owner`) (lifecycle, section 4).
 */
export function decideLapse(kind: TimerKind, facts: LapseFacts, now: Date): Decision {
  const name: CommandName = timerWindows[kind].command;
  return decide({ name } as CommandOf<CommandName>, facts as FactsOf<CommandName>, now);
}
