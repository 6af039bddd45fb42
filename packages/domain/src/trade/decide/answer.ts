import { groupBy } from '../../group-by.ts';
import type { UserId } from '../../ids/id.ts';
import { keysOf } from '../../keys-of.ts';
import { fits, fitsStatuses, isWhereItLeads } from '../effects/row-moves.ts';
import type { CommandName } from '../facts/commands.ts';
import type { Decision, Refusal } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { Actor } from '../facts/statuses.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { holds } from '../table/conditions.ts';
import type { TransitionRow } from '../table/transition-row.ts';
import { type EventId, transition, transitions } from '../table/transitions.table.ts';
import { approve, backInBook, nothingToDo } from './approve.ts';

/** The rows of each command, those with more conditions first: they are the exceptions. */
const rowsOf: ReadonlyMap<CommandName, readonly EventId[]> = groupBy(
  keysOf(transitions).toSorted((one, other) => weight(transition(other)) - weight(transition(one))),
  (event) => transition(event).command,
);

function weight(row: TransitionRow): number {
  return row.when?.length ?? 0;
}

/** The row of a command that applies to these facts; undefined when none does. */
export function rowFor(name: CommandName, context: TradeContext): EventId | undefined {
  return eventsOf(name).find((event) => fits(event, context));
}

/** Returns the rows of a command, those with more conditions first. */
export function eventsOf(name: CommandName): readonly EventId[] {
  return rowsOf.get(name) ?? [];
}

/** Additions of a decider to the row of its event: patches, windows, amounts. */
export type Adds = (event: EventId) => Partial<TradeContext>;

export type Question = {
  readonly name: CommandName;
  readonly context: TradeContext;
  /** The person who gives the command; absent for machines. */
  readonly callerId?: UserId | undefined;
  readonly adds?: Adds | undefined;
};

/**
 * Answers a command from the table alone: the first row that fits these statuses and conditions; refused where it is
 * not the caller's part, where a need is not met, or where no row fits. A repetition of what was done, and a machine's
 * report that no row waits for, are approved without moves.
 * @throws TypeError when the table has no row for the command: a mistake in the table.
 */
export function answer({ name, context, callerId, adds }: Question): Decision {
  const events = eventsOf(name);
  const first = events[0];
  if (first === undefined) {
    throw new TypeError(`Command ${name} has no row in the table.`);
  }
  if (callerId !== undefined && !events.some((event) => isParty(transition(event).actor, context, callerId))) {
    const actors = events.map((one) => transition(one).actor);
    return refuse('NOT_YOUR_ROLE', { expected: actors.find((actor) => actor === 'seller' || actor === 'buyer') });
  }
  const mine = events.filter((event) => callerId === undefined || isParty(transition(event).actor, context, callerId));
  const event = mine.find((one) => fits(one, context));
  if (event === undefined) {
    return whyNot(mine, context);
  }
  const row = transition(event);
  if (row.refuses !== undefined) {
    return refuse(row.refuses, statusesOf(context));
  }
  const unmet = whyUnmet(event, context);
  if (unmet !== null) {
    return unmet;
  }
  const whole = { ...windowsFor(row, context), ...context, ...adds?.(event) };
  return approve(event, whole);
}

/** Returns the refusal of a row whose needs are not all met; null when they are. */
export function whyUnmet(event: EventId, context: TradeContext): Refusal | null {
  const unmet = transition(event).needs?.find(([condition]) => !holds(condition, context));
  return unmet === undefined ? null : refuse(unmet[1], statusesOf(context));
}

/** An ask or bid that comes back to the book gets the rest of its days (docs/lifecycle.md#rest-of-the-days). */
function windowsFor(row: TransitionRow, { ask, bid }: TradeContext): Partial<TradeContext> {
  const isBack = row.ask?.to === 'listed' || row.bid?.to === 'bid_active';
  return isBack ? backInBook(ask, bid) : {};
}

const machines: ReadonlySet<Actor> = new Set(['gateway', 'courier', 'system']);

function whyNot(events: readonly EventId[], context: TradeContext): Decision {
  // A second inspector cannot take a pair that another inspector has: for staff a repetition is a refusal.
  const done = events.find((event) => {
    const row = transition(event);
    return row.actor !== 'staff' && isWhereItLeads(row, context);
  });
  if (done !== undefined) {
    return nothingToDo(done);
  }
  const first = events[0];
  const isMachine = events.every((event) => machines.has(transition(event).actor));
  if (isMachine && first !== undefined) {
    return nothingToDo(events.find((event) => fitsStatuses(transition(event), context)) ?? first);
  }
  return refuse('NOT_ALLOWED_NOW', statusesOf(context));
}

/** Returns the details of a refusal: the present status of the command's subject. */
export function statusesOf({ ask, bid, order, returnLeg, stock, claim }: TradeContext): Record<string, string> {
  const subject = order ?? bid ?? returnLeg ?? stock ?? claim ?? ask;
  return subject === undefined || subject === null ? {} : { status: subject.status };
}

/** Returns true when the caller is the party that the row's actor stands for. */
export function isParty(actor: Actor, context: TradeContext, callerId: UserId): boolean {
  const { ask, bid, order, returnLeg, stock, claim } = context;
  if (actor === 'seller') {
    return callerId === (order ?? ask ?? returnLeg ?? stock)?.sellerId;
  }
  return actor === 'buyer' && callerId === (order ?? bid ?? claim)?.buyerId;
}
