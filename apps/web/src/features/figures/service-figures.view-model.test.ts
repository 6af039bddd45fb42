import { expect, test } from 'vitest';
import { statsOf } from './service-figures.view-model.ts';

const figures = { days: 90, inspected: 4_118, medianMinutes: 541, passedPercent: 96, datesMetPercent: 94 };

test.each([
  { medianMinutes: 119, value: '119 min' },
  { medianMinutes: 120, value: '2 h' },
  { medianMinutes: 121, value: '3 h' },
])('a time of $medianMinutes minutes reads $value, never less than it was', ({ medianMinutes, value }) => {
  expect(statsOf({ ...figures, medianMinutes })[1]?.value).toBe(value);
});

test('the share of dates is left out until it is known', () => {
  expect(statsOf(figures).map(({ value }) => value)).toEqual(['4,118', '10 h', '96%', '94%']);
  expect(statsOf({ ...figures, datesMetPercent: null })).toHaveLength(3);
});
