import { priceBarsMax, priceSteps } from '../config/search.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { type Centavos, centavos, pesos, subtract, zero } from '../money/centavos.ts';
import { buyerQuote } from '../quote/buyer-quote.ts';
import type { FacetCount } from './search-request.ts';

/** Results whose lowest all-in price lies within both bounds, in centavos; the last bar has no upper bound. */
export type PriceBar = { readonly from: Centavos; readonly to: Centavos | null; readonly count: number };

const shippingTo = (buyerRegion: DeliveryRegion | null): Centavos =>
  buyerQuote({ price: zero, lane: 'standard', buyerRegion }).total;

/**
 * Where each step begins in the prices of an index, which hold the fee of the lane and no shipping: the value of the
 * facet `price` is such a beginning, so one index serves every region.
 */
export const priceStepStarts: readonly Centavos[] = priceSteps.map((start) =>
  centavos(Math.max(zero, start - shippingTo(null))),
);

/** Returns the beginning of the step that a price of an index is in; negative prices are in none. */
export function priceStepOf(price: Centavos): Centavos | undefined {
  return priceStepStarts.findLast((start) => start <= price);
}

/**
 * Returns the histogram of a search delivered to a region, from the counts of the facet `price`: bars without a gap
 * from the cheapest step with a result to the dearest, neighbours joined until there are at most `max`.
 */
export function priceHistogram(
  counts: readonly FacetCount[],
  region: DeliveryRegion | null,
  max: number = priceBarsMax,
): readonly PriceBar[] {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  const steps = priceStepStarts.map((start, place) => ({
    from: place === 0 ? zero : allIn(start, region),
    to: endOf(priceStepStarts[place + 1], region),
    count: countOf.get(String(start)) ?? 0,
  }));
  const first = steps.findIndex(({ count }) => count > 0);
  if (first === -1) return [];
  const found = steps.slice(first, steps.findLastIndex(({ count }) => count > 0) + 1);
  const joined = Math.ceil(found.length / max);
  return found.flatMap((step, place) => {
    if (place % joined !== 0) return [];
    const all = found.slice(place, place + joined);
    return [{ from: step.from, to: all.at(-1)?.to ?? null, count: all.reduce((sum, { count }) => sum + count, 0) }];
  });
}

const allIn = (price: Centavos, buyerRegion: DeliveryRegion | null): Centavos =>
  buyerQuote({ price, lane: 'standard', buyerRegion }).total;

/** A peso less than the next step: totals are whole pesos, and both bounds of a search are inclusive. */
const endOf = (next: Centavos | undefined, region: DeliveryRegion | null): Centavos | null =>
  next === undefined ? null : subtract(allIn(next, region), pesos(1));
