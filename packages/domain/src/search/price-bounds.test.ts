import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryRegions } from '../delivery/regions.table.ts';
import { centavos, pesos } from '../money/centavos.ts';
import { buyerQuote } from '../quote/buyer-quote.ts';
import { lanes } from '../trade/facts/statuses.ts';
import { askPriceBounds } from './price-bounds.ts';

test.each([
  { from: 6_120, to: 6_370, region: 'NCR', standard: [6_000, 6_250], flash: [5_650, 5_850] },
  { from: 6_121, to: 6_369, region: 'NCR', standard: [6_050, 6_200], flash: [5_650, 5_850] },
  { from: 0, to: 100, region: 'BATANES', standard: [0, 0], flash: [0, 0] },
] as const)('all-in ₱$from to ₱$to in $region is an ask within these', ({ from, to, region, standard, flash }) => {
  const bounds = askPriceBounds({ from: pesos(from), to: pesos(to) }, region);
  expect([bounds.from?.standard, bounds.to?.standard]).toEqual(standard.map(pesos));
  expect([bounds.from?.flash, bounds.to?.flash]).toEqual(flash.map(pesos));
});

test('an open bound stays open', () => {
  expect(askPriceBounds({}, null)).toEqual({ from: null, to: null });
});

test('an ask is within the bounds when its quote is within the caller’s, in every lane and region', () => {
  const input = fc.record({
    price: fc.integer({ min: 10, max: 13_970 }).map((step) => centavos(step * pesos(50))),
    from: fc.integer({ min: 0, max: 70_000_000 }).map(centavos),
    to: fc.integer({ min: 0, max: 70_000_000 }).map(centavos),
    lane: fc.constantFrom(...lanes),
    region: fc.constantFrom(null, ...deliveryRegions),
  });
  fc.assert(
    fc.property(input, ({ price, from, to, lane, region }) => {
      const { total } = buyerQuote({ price, lane, buyerRegion: region });
      const bounds = askPriceBounds({ from, to }, region);
      expect(price >= (bounds.from?.[lane] ?? 0)).toBe(total >= from);
      expect(price <= (bounds.to?.[lane] ?? 0)).toBe(total <= to);
    }),
  );
});
