import { expect, test } from 'vitest';
import { elapsedSince } from './elapsed.ts';

const now = new Date('2026-11-28T10:00:00Z');

test.each([
  ['2026-11-28T10:00:01Z', 'minutes', 0],
  ['2026-11-28T10:00:00Z', 'minutes', 0],
  ['2026-11-28T09:55:01Z', 'minutes', 0],
  ['2026-11-28T09:55:00Z', 'minutes', 5],
  ['2026-11-28T09:00:01Z', 'minutes', 55],
  ['2026-11-28T09:00:00Z', 'hours', 1],
  ['2026-11-27T10:00:01Z', 'hours', 23],
  ['2026-11-27T10:00:00Z', 'days', 1],
  ['2026-11-20T10:00:00Z', 'days', 8],
] as const)('a moment at %s is some %s ago: %i', (at, unit, count) => {
  expect(elapsedSince(new Date(at), now)).toEqual({ unit, count });
});
