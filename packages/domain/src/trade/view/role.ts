import type { CommandName } from '../facts/commands.ts';
import type { TimerKind } from '../facts/statuses.ts';

/** A person's part in a trade. `operator`: the staff. */
export type Role = 'buyer' | 'seller' | 'operator';

/** The timers that run for an ask, bid, order or return leg. */
export type RunningTimers = readonly { readonly kind: TimerKind; readonly fireAt: Date }[];

/** A command of the table, or the removal of a finished record from the own list. */
export type Action = CommandName | 'delete_ask' | 'delete_bid' | 'delete_order';
