import type { Move } from '../facts/decision.ts';
import type { Closure } from '../facts/snapshot.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import { isAllowedMove } from '../table/allowed-moves.ts';
import { holds } from '../table/conditions.ts';
import type { Side, TransitionRow } from '../table/transition-row.ts';
import { type EventId, transition } from '../table/transitions.table.ts';

export type Things = Pick<TradeContext, 'ask' | 'bid' | 'order' | 'returnLeg' | 'stock' | 'claim'>;

/** The things that a row can move, in the order in which the moves are applied. */
export const movingEntities = ['ask', 'bid', 'order', 'returnLeg', 'stock', 'claim'] as const;
export type MovingThing = (typeof movingEntities)[number];

/** Statuses that end an ask, bid or order and carry the row's closure. */
const closing: ReadonlySet<string> = new Set(['transaction_closed', 'bid_closed']);

/** Returns true when the row applies to the statuses of these facts, and its conditions to the other facts. */
export function fits(event: EventId, context: TradeContext): boolean {
  const row = transition(event);
  return fitsStatuses(row, context) && (row.when ?? []).every((condition) => holds(condition, context));
}

/** Returns true when the row applies to the statuses, whatever its conditions say. */
export function fitsStatuses(row: TransitionRow, things: Things): boolean {
  return movingEntities.every((entity) => sideOf(row, entity)?.from.includes(things[entity]?.status ?? null) ?? true);
}

/** Returns true when everything that the row moves already stands at its target: then the command is a repetition. */
export function isWhereItLeads(row: TransitionRow, things: Things): boolean {
  const moving = movingEntities.filter((entity) => (sideOf(row, entity)?.to ?? 'stays') !== 'stays');
  const isThere = moving.every((entity) => things[entity]?.status === sideOf(row, entity)?.to);
  const last = things.order ?? things.bid ?? things.ask;
  const isSameEnd = row.closure === undefined || last?.closure?.detail === row.closure.detail;
  return moving.length > 0 && isThere && isSameEnd;
}

/** Returns true when a thing was closed by this row (docs/lifecycle.md#closures). */
export function isClosedBy(event: EventId, { closure }: { readonly closure: Closure | null }): boolean {
  return closure !== null && closure.detail === transition(event).closure?.detail;
}

/** A row's side of one entity, in the general type. */
export function sideOf(row: TransitionRow, entity: MovingThing): Side<string> | undefined {
  return row[entity];
}

/**
 * The moves of a row, the ask before the bid before the order.
 * @throws TypeError when a move is not in `allowed-moves.ts`: a mistake in the table.
 */
export function movesOf(
  event: EventId,
  context: TradeContext,
  row: TransitionRow = transition(event),
): readonly Move[] {
  const moves = movingEntities.flatMap((entity) => {
    const side = sideOf(row, entity);
    if (side === undefined || side.to === 'stays') return [];
    const { id, status } = required(context[entity], `the ${entity}`);
    const isNew = context.creations?.some((one) => one.entity === entity && one.row.id === id) ?? false;
    const closure = closing.has(side.to) ? (context.closure ?? row.closure) : undefined;
    return [moveOf({ entity, id, from: isNew ? null : status, to: side.to, event, closure })];
  });
  return checkedMoves(moves);
}

type Loose = {
  readonly entity: MovingThing;
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
  readonly closure: Closure | undefined;
};

/** The table pairs each entity with its own statuses; the compiler loses that in the loop, the check below does not. */
function moveOf(move: Loose): Move {
  return move as Move;
}

/**
 * Checks moves against the list of those that are allowed (docs/lifecycle.md#allowed-moves).
 * @throws TypeError for a move that is not in the list.
 */
export function checkedMoves(moves: readonly Move[]): readonly Move[] {
  const wrong = moves.find((move) => !isAllowedMove(move.entity, move.from, move.to));
  if (wrong !== undefined) {
    throw new TypeError(
      `Row ${wrong.event} moves the ${wrong.entity} from ${wrong.from} to ${wrong.to}: not in allowed-moves.ts.`,
    );
  }
  return moves;
}
