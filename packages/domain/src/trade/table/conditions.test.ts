import { describe, expect, test } from 'vitest';
import { trade } from '../../../testing/trade-cases/case.ts';
import { tuesday as now } from '../../../testing/trade-fixtures.ts';
import { keysOf } from '../../keys-of.ts';
import type { Inputs, TradeContext } from '../facts/trade-context.ts';
import { type Condition, not } from './condition.ts';
import { inputConditions, snapshotConditions } from './conditions.table.ts';
import { holds, mayHold } from './conditions.ts';
import { eventIds, transition } from './transitions.table.ts';

const names = [...keysOf(snapshotConditions), ...keysOf(inputConditions)];
const sale: TradeContext = { ...trade('to_ship', 'seller_to_ship'), now };

test('every condition is named for what is so: its opposite is not(…), and no row knows another one', () => {
  expect(names.filter((name) => /^(not|no) /.test(name))).toEqual([]);
  const asked = eventIds
    .map(transition)
    .flatMap(({ when = [], needs = [] }) => [...when, ...needs.map(([one]) => one)]);
  const known = new Set<Condition>(names.flatMap((name) => [name, not(name)]));
  expect(asked.filter((condition) => !known.has(condition))).toEqual([]);
  expect(names.filter((name) => !asked.some((one) => one === name || one === not(name)))).toEqual([]);
});

test.each(names)('"%s" holds or does not', (name) => {
  expect(holds(not(name), sale)).toBe(!holds(name, sale));
});

test('a name that the table does not have is a mistake in a row', () => {
  expect(() => holds('on time' as Condition, sale)).toThrow('Expected a condition of the table, got "on time"');
});

describe('before the command is given', () => {
  test.each(keysOf(inputConditions))('nobody knows "%s", so it may hold, and may not', (name) => {
    for (const inputs of [undefined, {}]) {
      expect([mayHold(name, { ...sale, inputs }), mayHold(not(name), { ...sale, inputs })]).toEqual([true, true]);
    }
  });

  test('an input that is told is taken at its word', () => {
    const may = (inputs: Inputs) => mayHold('a third has passed', { ...sale, inputs });
    expect([may({ isWindowThirdOver: true }), may({ isWindowThirdOver: false })]).toEqual([true, false]);
  });

  test.each([
    ['for a listing', [true, true]],
    ['sent by the seller', [true, false]],
    ['sent from stock', [false, true]],
  ] as const)('without the ask "%s" and its opposite may hold: %s', (name, expected) => {
    const known = { ...sale, ask: undefined };
    expect([mayHold(name, known), mayHold(not(name), known)]).toEqual(expected);
  });
});
