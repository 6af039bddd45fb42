import { expect, test } from 'vitest';
import { ladderReach } from './ladder-reach.ts';

const amounts = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }));

test('each side adds up from the gap outwards: the last of those above and the first of those below are nearest', () => {
  const { above, below } = ladderReach(amounts(2, 1, 1), amounts(3, 1));
  expect(above).toEqual([
    { before: 0.5, here: 0.5 },
    { before: 0.25, here: 0.25 },
    { before: 0, here: 0.25 },
  ]);
  expect(below).toEqual([
    { before: 0, here: 0.75 },
    { before: 0.75, here: 0.25 },
  ]);
});

test.each([
  ['the deeper side is as long as the ladder', amounts(1, 1), amounts(6, 2), 1],
  ['a single rung alone is as long as the ladder', amounts(), amounts(1), 1],
])('%s', (_title, above, below, longest) => {
  const last = ladderReach(above, below).below.at(-1);
  expect((last?.before ?? 0) + (last?.here ?? 0)).toBe(longest);
});

test('no rungs at all make no bars', () => {
  expect(ladderReach([], [])).toEqual({ above: [], below: [] });
});
