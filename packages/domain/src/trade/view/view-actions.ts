import { AUTHENTICITY_WINDOW_MS } from '../../config/timers.ts';
import { groupBy } from '../../group-by.ts';
import { type MovingThing, movingEntities, sideOf } from '../effects/row-moves.ts';
import type { CommandName } from '../facts/commands.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';
import type { Actor, TimerKind } from '../facts/statuses.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { mayHold } from '../table/conditions.ts';
import type { TransitionRow } from '../table/transition-row.ts';
import { eventIds, transition } from '../table/transitions.table.ts';
import type { Action, Role, RunningTimers } from './role.ts';

export type ActionsInput = {
  /** The thing whose page is shown: only rows about it count. */
  readonly entity: MovingThing;
  readonly context: TradeContext;
  readonly role: Role;
  readonly timers: RunningTimers;
  /** True when the order of an ask stands still. For an order its own hold decides. */
  readonly isHeld?: boolean | undefined;
};

const actorOf: Readonly<Record<Role, Actor>> = { buyer: 'buyer', seller: 'seller', operator: 'staff' };

/** Entities by priority: a command belongs to the first one that all of its rows have, so an order's is no ask's. */
const aboutness: readonly MovingThing[] = ['order', 'claim', 'returnLeg', 'bid', 'stock', 'ask'];

/**
 * Returns the commands that a role may give now: those of the rows whose statuses and knowable conditions hold
 * (specification, section 4; ADR 0001).
 */
export function actionsOf(input: ActionsInput): readonly CommandName[] {
  const rows = rowsAbout(input.entity, actorOf[input.role]).filter((row) => isOffered(row, input));
  return [...new Set(rows.map((row) => row.command))].filter((command) => !isExcluded(command, input));
}

const known = new Map<string, readonly TransitionRow[]>();

/**
 * Returns the rows of an actor about an entity, whatever its status. Cached, because every page asks for them and they
 * never change.
 */
function rowsAbout(entity: MovingThing, actor: Actor): readonly TransitionRow[] {
  const key = `${entity} ${actor}`;
  const rows = known.get(key) ?? findRowsAbout(entity, actor);
  known.set(key, rows);
  return rows;
}

function findRowsAbout(entity: MovingThing, actor: Actor): readonly TransitionRow[] {
  const rows = eventIds.map(transition).filter((row) => row.actor === actor && row.refuses === undefined);
  const byCommand = groupBy(rows, ({ command }) => command);
  return rows.filter(({ command }) => aboutOf(byCommand.get(command) ?? []) === entity);
}

function isOffered(row: TransitionRow, { entity, context }: ActionsInput): boolean {
  const side = sideOf(row, entity);
  const status = context[entity]?.status;
  if (side === undefined || status === undefined || !side.from.includes(status)) {
    return false;
  }
  // A thing that was not read (undefined) may be anything; a thing known not to exist (null) has no status.
  const others = movingEntities.filter((other) => other !== entity && context[other] !== undefined);
  const isFit = others.every((other) => sideOf(row, other)?.from.includes(context[other]?.status ?? null) ?? true);
  const needs = (row.needs ?? []).map(([condition]) => condition);
  return isFit && [...(row.when ?? []), ...needs].every((condition) => mayHold(condition, context));
}

/**
 * Returns the thing on whose page a command stands: one that all of the command's rows have. `cancel_ask` moves a bid
 * too where it takes an acceptance back (E28).
 */
function aboutOf(rows: readonly TransitionRow[]): MovingThing | undefined {
  return aboutness.find((entity) => rows.every((row) => sideOf(row, entity) !== undefined));
}

/** Preconditions of a row that are neither statuses nor conditions of the table. */
function isExcluded(
  command: CommandName,
  { context, timers, isHeld = context.order?.hold != null }: ActionsInput,
): boolean {
  const { order, now } = context;
  const runs = (kind: TimerKind): boolean => timers.some((timer) => timer.kind === kind);
  if (order?.cancelRequested === true) {
    return true;
  }
  switch (command) {
    // Nobody is late while the order stands still: the deadline by which a reminder is measured waits, and a rush leads
    // nowhere.
    case 'remind_of_ask':
    case 'remind_of_order':
    case 'rush_ask':
    case 'rush_order':
      return isHeld;
    case 'seller_deliver':
      return order?.inboundScannedAt != null;
    case 'cancel_late_check':
      return !runs('check_again');
    case 'cancel_late_sending':
      return !runs('platform_to_ship_again');
    case 'appeal_fine':
    case 'appeal_bid_fine':
      return !runs('penalty_release');
    case 'open_claim':
      return order?.deliveryAt == null || now.getTime() - order.deliveryAt.getTime() > AUTHENTICITY_WINDOW_MS;
    default:
      return false;
  }
}

/** Adds E78 while another pair is offered. E78 begins a new order, so its row has no side of the old one. */
export function withRematch(actions: readonly Action[], order: OrderSnapshot, role: Role): readonly Action[] {
  return order.rematch === 'offered' && role === 'buyer' ? ['take_rematch', ...actions] : actions;
}

type Ending = {
  readonly isOver: boolean;
  /** True for a deposit that is held, a fine in suspense, or an item on its way back: `open-ends.ts`. */
  readonly hasOpenEnd: boolean;
  readonly role: Role;
  readonly name: 'delete_ask' | 'delete_bid' | 'delete_order';
};

/**
 * A finished record can be taken out of the own list, unless something is still to be done about it
 * (docs/lifecycle.md#finished-records).
 */
export function withDelete(
  actions: readonly Action[],
  { isOver: over, hasOpenEnd, role, name }: Ending,
): readonly Action[] {
  const isOffer = actions.includes('refund_now');
  return over && !hasOpenEnd && role !== 'operator' && !isOffer ? [...actions, name] : actions;
}
