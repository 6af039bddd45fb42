import { expect, test } from 'vitest';
import { tuesday as now } from '../../../testing/trade-fixtures.ts';
import { workingDaysMs } from './working-days.ts';

test.each([
  // Tuesday 24 November, 10:00: five working days end on Wednesday 2 December, because Monday 30 is a holiday.
  { from: now, until: '2026-12-02T10:00:00.000Z' },
  { from: new Date('2026-12-01T02:00:00Z'), until: '2026-12-09T10:00:00.000Z' },
])('five working days from $from end at $until', ({ from, until }) => {
  expect(new Date(from.getTime() + workingDaysMs(from, 5)).toISOString()).toBe(until);
});
