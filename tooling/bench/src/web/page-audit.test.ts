import { describe, expect, test } from 'vitest';
import { bestOf, type PageAudit } from './page-audit.ts';

const audit = (performance: number, lcpMs: number): PageAudit => ({
  performance,
  lcpMs,
  accessibility: 100,
  practices: 100,
  seo: 100,
  cls: 0,
  blockedMs: 0,
  kinds: {},
  faults: [],
  savings: [],
});

describe('the best of several audits', () => {
  test.each([
    ['has the highest performance', [audit(90, 1_000), audit(97, 2_000), audit(96, 900)], 2_000],
    ['draws first among equals', [audit(97, 2_000), audit(97, 1_500)], 1_500],
  ])('%s', (_, audits, lcpMs) => {
    expect(bestOf(audits).lcpMs).toBe(lcpMs);
  });

  test('of nothing is an error', () => {
    expect(() => bestOf([])).toThrow('at least one');
  });
});
