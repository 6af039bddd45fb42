import type { Move, Note } from '../facts/decision.ts';
import type { AttemptSubject } from '../facts/snapshot.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import { type EventId, transition } from '../table/transitions.table.ts';
import { sideOf } from './row-moves.ts';

/** The subjects of a note, for rows without a move that name several: the place where people look first comes first. */
const noted = ['order', 'claim', 'ask', 'bid', 'returnLeg', 'stock'] as const;

/**
 * Returns the notes of a row ("one row writes postings, timers, an audit line"). A row that moves a status has its line
 * with the move; any other row has a note at its subject. @throws TypeError when the facts hold no possible subject: a
 * mistake in the rules.
 */
export function notesOf(event: EventId, context: TradeContext, moves: readonly Move[]): readonly Note[] {
  if (moves.some((move) => move.event === event)) return [];
  return [{ ...required(subjectOf(event, context), `what ${event} is about`), event }];
}

/** Returns a subject that the row names. A row that fits everywhere (a second payment) gets the payment's subject. */
function subjectOf(event: EventId, context: TradeContext): Omit<Note, 'event'> | undefined {
  const row = transition(event);
  const there = noted.flatMap((entity) => {
    const thing = context[entity];
    return thing == null ? [] : [{ entity, id: thing.id }];
  });
  const paid = context.attempt?.subject;
  return there.find(({ entity }) => sideOf(row, entity) !== undefined) ?? (paid && paidThing(paid)) ?? there[0];
}

function paidThing({ entity, id }: AttemptSubject): Omit<Note, 'event'> {
  return { entity: entity === 'return' ? 'returnLeg' : entity, id };
}
