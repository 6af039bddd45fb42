import { describe, expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [8, 8, '1 gap 4 5 6 7 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [60, 120, '1 gap 59 60 61 gap 120'],
])('page %i of %i shows %s', (current, count, shown) => {
  expect(pagesShown(current, count).join(' ')).toBe(shown);
});

describe('on every page of up to 40', () => {
  const all = Array.from({ length: 40 }, (_, count) =>
    Array.from({ length: count + 1 }, (__, page) => ({ current: page + 1, count: count + 1 })),
  ).flat();

  test('there are seven slots, or fewer pages', () => {
    expect(all.filter(({ current, count }) => pagesShown(current, count).length !== Math.min(7, count))).toEqual([]);
  });

  test('the first, the last, the current page and both beside it can be reached', () => {
    const lacks = ({ current, count }: { current: number; count: number }) =>
      [1, current - 1, current, current + 1, count].some(
        (page) => page >= 1 && page <= count && !pagesShown(current, count).includes(page),
      );
    expect(all.filter(lacks)).toEqual([]);
  });

  test('a gap stands for two pages at least', () => {
    const hidesOne = ({ current, count }: { current: number; count: number }) => {
      const shown = pagesShown(current, count);
      return shown.some((slot, index) => slot === 'gap' && Number(shown[index + 1]) - Number(shown[index - 1]) < 3);
    };
    expect(all.filter(hidesOne)).toEqual([]);
  });
});
