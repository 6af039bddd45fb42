import { describe, expect, test } from 'vitest';
import { serviceFigures } from './service-figures.ts';

const counts = { inspected: 1_000, passed: 964, medianMs: 60_001, dated: 300, datesMet: 299 };

describe('the figures of our work', () => {
  test('are rounded so that none says more than is true', () => {
    expect(serviceFigures(counts)).toEqual({
      days: 90,
      inspected: 1_000,
      medianMinutes: 2,
      passedPercent: 96,
      datesMetPercent: 99,
    });
  });

  test.each([
    { what: 'below 20 inspections', input: { ...counts, inspected: 19 }, expected: null },
    { what: 'without a time', input: { ...counts, medianMs: null }, expected: null },
  ])('are not told $what', ({ input, expected }) => {
    expect(serviceFigures(input)).toBe(expected);
  });

  test('tell at 20 inspections, and no share of dates below 20 arrivals', () => {
    expect(serviceFigures({ ...counts, inspected: 20, passed: 20, dated: 19, datesMet: 19 })).toMatchObject({
      passedPercent: 100,
      datesMetPercent: null,
    });
  });
});
