import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceBarsMax, priceSteps } from '../config/search.ts';
import { deliveryRegions } from '../delivery/regions.table.ts';
import { centavos, pesos } from '../money/centavos.ts';
import { buyerQuote } from '../quote/buyer-quote.ts';
import { askPriceBounds } from './price-bounds.ts';
import { priceHistogram, priceStepOf, priceStepStarts } from './price-histogram.ts';

const countsOf = (...prices: readonly number[]) => {
  const counts = new Map<string, number>();
  for (const price of prices) {
    const step = String(priceStepOf(pesos(price)));
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
};
const bars = (...prices: readonly number[]) =>
  priceHistogram(countsOf(...prices), null).map(({ from, to, count }) => [
    from / 100,
    to === null ? null : to / 100,
    count,
  ]);

describe('the steps of prices', () => {
  test('grow, and begin at ₱0', () => {
    expect(priceSteps[0]).toBe(0);
    expect([...priceSteps].sort((one, other) => one - other)).toEqual(priceSteps);
    expect(new Set(priceStepStarts).size).toBe(priceSteps.length);
  });

  test.each([
    [0, 0],
    [839, 0],
    [840, 840],
    [5_839, 5_340],
    [5_840, 5_840],
    [699_000, 199_840],
  ])('a price of ₱%i before shipping is in the step from ₱%i', (price, start) => {
    expect(priceStepOf(pesos(price))).toBe(pesos(start));
  });
});

describe('the histogram of prices', () => {
  test('is empty without a price', () => {
    expect(priceHistogram([], null)).toEqual([]);
  });

  test('begins at the cheapest step with a result, ends at the dearest, and has no gap', () => {
    expect(bars(5_000, 5_100, 6_400)).toEqual([
      [5_000, 5_499, 2],
      [5_500, 5_999, 0],
      [6_000, 6_499, 0],
      [6_500, 6_999, 1],
    ]);
  });

  test('of the dearest step has no upper bound', () => {
    expect(bars(300_000)).toEqual([[200_000, null, 1]]);
  });

  test('follows the shipping to the region', () => {
    const [bar] = priceHistogram(countsOf(5_000), 'NCR');
    const totalOf = (price: number) => buyerQuote({ price: pesos(price), lane: 'standard', buyerRegion: 'NCR' }).total;
    expect([bar?.from, bar?.to]).toEqual([totalOf(4_840), totalOf(5_340) - pesos(1)]);
  });

  test('joins neighbours until the bars fit, and loses no result', () => {
    const all = priceStepStarts.map((start) => ({ value: String(start), count: 2 }));
    const joined = priceHistogram(all, null);
    expect(joined.length).toBeLessThanOrEqual(priceBarsMax);
    expect(joined.reduce((sum, { count }) => sum + count, 0)).toBe(2 * priceStepStarts.length);
    expect(joined[0]?.from).toBe(0);
    expect(joined.at(-1)?.to).toBeNull();
  });

  test('a bar asked as bounds of the price has exactly its prices, in every region', () => {
    const input = fc.record({
      price: fc.integer({ min: 10, max: 13_980 }).map((step) => centavos(step * pesos(50))),
      region: fc.constantFrom(null, ...deliveryRegions),
    });
    fc.assert(
      fc.property(input, ({ price, region }) => {
        const all = priceStepStarts.map((start) => ({ value: String(start), count: 1 }));
        const steps = priceHistogram(all, region, priceStepStarts.length);
        const own = steps[priceStepStarts.indexOf(priceStepOf(price) ?? centavos(0))];
        const within = steps.filter(({ from, to }) => {
          const bounds = askPriceBounds({ from, to: to ?? undefined }, region);
          return price >= (bounds.from?.standard ?? 0) && price <= (bounds.to?.standard ?? price);
        });
        expect(within).toEqual([own]);
      }),
    );
  });
});
