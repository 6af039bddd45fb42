import { expect, test } from 'vitest';
import { typedNumber, withEnd } from './price-range.ts';

test.each([
  ['12500', 12_500],
  ['₱12,500', 12_500],
  ['12 500.75', 12_500],
  ['１２５００', 12_500],
  ['', null],
  ['any', null],
])('"%s" is read as %s', (text, expected) => {
  expect(typedNumber(text)).toBe(expected);
});

const limits = { min: 500, max: 60_000, step: 500 };

test.each<[string, 0 | 1, number | null, readonly [number, number]]>([
  ['the lower end moves', 0, 4000, [4000, 20_000]],
  ['the lower end stops at the limit', 0, 100, [500, 20_000]],
  ['the lower end stops at the upper end', 0, 30_000, [20_000, 20_000]],
  ['an empty lower end is the limit', 0, null, [500, 20_000]],
  ['the upper end moves, between steps too', 1, 12_345, [2000, 12_345]],
  ['the upper end stops at the limit', 1, 90_000, [2000, 60_000]],
  ['the upper end stops at the lower end', 1, 600, [2000, 2000]],
  ['an empty upper end is the limit', 1, null, [2000, 60_000]],
])('%s', (_title, end, typed, expected) => {
  expect(withEnd([2000, 20_000], end, typed, limits)).toEqual(expected);
});
