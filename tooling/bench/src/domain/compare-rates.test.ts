import { expect, test } from 'vitest';
import { compareRates } from './compare-rates.ts';
import { rateTable } from './rate-table.ts';

const pace = { rounds: 3, roundMs: 5, warmupMs: 1 };

test('repeated work takes longer, and every call has its own turn', () => {
  const seen = new Set<number>();
  const sum = (count: number) => (turn: number) => {
    seen.add(turn);
    let total = turn;
    for (let index = 0; index < count; index += 1) total += Math.sqrt(index);
    return total;
  };
  const rates = compareRates({ name: 'sums', domain: sum(5_000), bare: sum(50) }, pace);
  expect(rates.ratio).toBeGreaterThan(1);
  expect(rates.barePerSecond).toBeGreaterThan(rates.domainPerSecond);
  expect(seen.size).toBeGreaterThan(1_000);
});

test('a result that is not a number is an error', () => {
  const nothing = () => Number.NaN;
  expect(() => compareRates({ name: 'nothing', domain: nothing, bare: nothing }, pace)).toThrow('"nothing"');
});

test('the table has both ways and their ratio', () => {
  const rates = { name: 'Quote', domainPerSecond: 1_250_000, barePerSecond: 40_000, ratio: 2.04 };
  expect(rateTable([rates])).toBe(
    [
      'Operation   A second     Each  By hand, each  Times by hand',
      '───────────────────────────────────────────────────────────',
      'Quote      1,250,000  0.80 µs          25 µs           2.0×',
    ].join('\n'),
  );
});
