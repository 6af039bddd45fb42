import { expect, test } from 'vitest';
import { withCount } from './with-count.ts';

test.each([
  [undefined, 'In progress'],
  [0, 'In progress'],
  [1, 'In progress 1'],
  [99, 'In progress 99'],
  [100, 'In progress 99+'],
])('ux 9: a tab with %s', (count, expected) => {
  expect(withCount('In progress', count)).toBe(expected);
});
