import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { bestOffer, type OfferPrices, offersOf, pricesOverSizes } from './offers.ts';

const now = new Date('2026-11-21T04:00:00Z');
const to = { buyerRegion: 'NCR', now } as const;
const prices = (
  lowestAsk: number | null,
  flash: number | null,
  lowestAskRegion: string | null = null,
): OfferPrices => ({
  lowestAsk: lowestAsk === null ? null : pesos(lowestAsk),
  lowestAskRegion,
  flashLowestAsk: flash === null ? null : pesos(flash),
});

test.each([
  ['only standard', prices(8450, null), 'standard', 857_000],
  ['only flash', prices(null, 8450), 'flash', 894_500],
  ['flash is dearer by its fee', prices(8450, 8450), 'standard', 857_000],
  ['flash is cheaper in total', prices(8450, 8000), 'flash', 849_500],
  ['flash is faster at the same total', prices(8375, 8000), 'flash', 849_500],
] as const)('ux 13: the lane of the lowest total is the one that is shown: %s', (_, given, lane, total) => {
  const best = bestOffer(offersOf(given, to));
  expect(best).toMatchObject({ lane, quote: { total } });
});

test('ux 13: without an ask there is no offer', () => {
  expect(bestOffer(offersOf(prices(null, null), to))).toBeNull();
});

describe('ux 14: the arrival counts the way of the seller of the lowest ask', () => {
  test.each([
    ['from next door', 'NCR', { min: '2026-11-26', max: '2026-11-26' }],
    ['from far away', 'MINDANAO', { min: '2026-11-28', max: '2026-12-03' }],
    ['from a region that is none of ours, as from an unknown one', 'Atlantis', { min: '2026-11-28' }],
  ] as const)('%s', (_, region, arrival) => {
    const [standard, flash] = offersOf(prices(8450, 8000, region), to);
    expect(standard?.arrival).toMatchObject(arrival);
    expect(flash?.arrival).toMatchObject({ min: '2026-11-24', max: '2026-11-24' });
  });

  test('and is not known without a time', () => {
    expect(offersOf(prices(8450, null), { ...to, now: null })[0]?.arrival).toBeNull();
  });
});

test('ux 14: the prices over all sizes are the lowest of each lane, with the region of the first of equals', () => {
  const sizes = [prices(8_700, 9_000, 'NCR'), prices(8_450, null, 'VISAYAS'), prices(8_450, 8_900, 'BATANES')];
  expect(pricesOverSizes(sizes)).toEqual(prices(8_450, 8_900, 'VISAYAS'));
  expect(pricesOverSizes([])).toEqual(prices(null, null));
});
