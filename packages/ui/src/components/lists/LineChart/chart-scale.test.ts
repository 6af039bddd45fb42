import { expect, test } from 'vitest';
import { dotsPath, linePath, nearestTo, xOf, yOf } from './chart-scale.ts';

const x = { from: 1000, to: 3000 };
const y = { from: 8000, to: 9000 };

test.each([
  ['the first moment stands at the left edge', xOf(1000, x), 0],
  ['the last moment stands at the right edge', xOf(3000, x), 100],
  ['a moment of a range without length stands at the right edge', xOf(1000, { from: 1000, to: 1000 }), 100],
  ['the highest amount stands at the top', yOf(9000, y), 0],
  ['the lowest amount stands at the bottom', yOf(8000, y), 100],
  ['an amount of a range without height stands in the middle', yOf(8000, { from: 8000, to: 8000 }), 50],
  ['positions have one decimal', yOf(8333, y), 66.7],
])('%s', (_title, actual, expected) => {
  expect(actual).toBe(expected);
});

test('a line goes through its points in order', () => {
  expect(
    linePath(
      [
        { at: 1000, value: 8000 },
        { at: 2000, value: 8500 },
        { at: 3000, value: 9000 },
      ],
      x,
      y,
    ),
  ).toBe('M0 100L50 50L100 0');
});

test('no points make no path', () => {
  expect(linePath([], x, y)).toBe('');
  expect(dotsPath([], x, y)).toBe('');
});

test('each sale is a dot', () => {
  expect(dotsPath([{ at: 2000, value: 8500 }], x, y)).toBe('M50 50h0');
});

test.each([
  [0, 0],
  [29, 0],
  [31, 1],
  [90, 2],
])('ux 37: a finger at %i %% reads the nearest point', (x, index) => {
  expect(nearestTo(x, [{ x: 10 }, { x: 50 }, { x: 100 }])).toBe(index);
});

test('ux 37: without points there is nothing to read', () => {
  expect(nearestTo(50, [])).toBe(0);
});
