import { describe, expect, test } from 'vitest';
import { guarantee } from '../../../docs-maker/guarantee.ts';
import { tradeCases } from '../../../testing/trade-cases.ts';
import { ids } from '../../../testing/trade-fixtures.ts';
import type { Approval, Move } from '../facts/decision.ts';
import { type EventId, eventIds, transition } from '../table/transitions.table.ts';

/** Rows that stand for no effect: a repetition, a report that nobody waits for. */
const empty: ReadonlySet<EventId> = new Set(['E39', 'E39c', 'E79']);

const carriedOut = eventIds.filter((event) => transition(event).refuses === undefined && !empty.has(event));

function approved(event: EventId): Approval {
  const decision = tradeCases[event]();
  if (!decision.ok) throw new TypeError(`Expected ${event} to be approved, got ${decision.reason}.`);
  return decision;
}

describe('the history', () => {
  test.each(carriedOut.map((event) => [guarantee(event), event] as const))('has a line of: %s', (_title, event) => {
    const { moves, notes } = approved(event);
    const own = moves.filter((move) => move.event === event);
    expect(notes.filter((note) => note.event === event)).toHaveLength(own.length > 0 ? 0 : 1);
  });

  test.each([...empty])('has none of %s, which says that nothing happened', (event) => {
    expect(approved(event)).toMatchObject({ moves: [], notes: [], audit: null });
  });

  const about: readonly (readonly [EventId, Move['entity'], string])[] = [
    ['E02', 'ask', ids.ask],
    ['E32', 'order', ids.order],
    ['E38-fine', 'order', ids.order],
    ['E39b', 'order', ids.order],
    ['E40', 'order', ids.order],
    ['E40-flash', 'order', ids.order],
    ['E40-end', 'order', ids.order],
    ['E65-freeze', 'order', ids.order],
    ['E47', 'order', ids.order],
    ['E48', 'order', ids.order],
    ['E59d', 'order', ids.order],
    ['E69', 'order', ids.order],
    ['E76', 'order', ids.order],
    ['E77', 'ask', ids.ask],
    ['E74-late', 'claim', ids.claim],
    ['RT1', 'returnLeg', ids.ask],
    ['RT1-paid-late', 'returnLeg', ids.ask],
  ];
  test.each(about)('tells %s of the %s', (event, entity, id) => {
    expect(approved(event).notes).toEqual([{ entity, id, event }]);
  });

  const audit: readonly (readonly [EventId, Approval['audit']])[] = [
    ['E45', { fault: 'seller', isFraud: false }],
    ['E47', { courier: 'jtexpress-ph', trackingNumber: '960012345678' }],
    ['E65-freeze', { isFinal: false }],
    ['E60a', { finding: 'counterfeit', inspectors: 2 }],
    ['E76', null],
    ['E31', null],
  ];
  test.each(audit)('keeps what was said with %s', (event, words) => {
    expect(approved(event).audit).toEqual(words);
  });
});
