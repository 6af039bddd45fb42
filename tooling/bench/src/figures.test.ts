import { expect, test } from 'vitest';
import { figureTable, median, megabytesText, secondsText } from './figures.ts';

test('the table lines figures, values and aims up', () => {
  expect(
    figureTable([
      { name: 'Second start', measured: '9.5 s', aim: 'under 20 s' },
      { name: 'Memory', measured: '801 MB', aim: '' },
    ]),
  ).toBe(
    [
      'Figure        Measured  Aim',
      '──────────────────────',
      'Second start     9.5 s  under 20 s',
      'Memory          801 MB',
    ].join('\n'),
  );
});

test.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [4, 1, 3, 2], middle: 2 },
  { values: [7], middle: 7 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

test('no values have no median', () => {
  expect(() => median([])).toThrow('at least one value');
});

test('units are written out', () => {
  expect(secondsText(1_234)).toBe('1.2 s');
  expect(megabytesText(125 * 1024 ** 2)).toBe('125 MB');
});
