import { FLASH_PRICE_MAX, priceLimits } from '../config/prices.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { type Centavos, centavos, zero } from '../money/centavos.ts';
import { buyerQuote } from '../quote/buyer-quote.ts';
import { type Lane, lanes } from '../trade/facts/statuses.ts';

/** Bounds of the ask price in each lane, both inclusive, in centavos. */
export type AskPriceBounds = {
  readonly from: Readonly<Record<Lane, Centavos>> | null;
  readonly to: Readonly<Record<Lane, Centavos>> | null;
};

export type AllInBounds = { readonly from?: Centavos | undefined; readonly to?: Centavos | undefined };

/**
 * Turns bounds of the all-in price that a buyer of this region pays into bounds of the ask price, for each lane: asks
 * within them have a quote within the caller's. A lane in which no price is cheap enough has the upper bound ₱0.
 */
export function askPriceBounds({ from, to }: AllInBounds, buyerRegion: DeliveryRegion | null): AskPriceBounds {
  const each = (bound: (lane: Lane) => Centavos) =>
    Object.fromEntries(lanes.map((lane) => [lane, bound(lane)])) as Record<Lane, Centavos>;
  const steps = (lane: Lane, total: Centavos, isBelow: (quote: Centavos, total: Centavos) => boolean) =>
    stepsBelow((price) => isBelow(buyerQuote({ price, lane, buyerRegion }).total, total), lane);
  return {
    from: from === undefined ? null : each((lane) => priceOf(steps(lane, from, (quote, total) => quote < total))),
    to:
      to === undefined
        ? null
        : each((lane) =>
            centavos(Math.max(zero, priceOf(steps(lane, to, (quote, total) => quote <= total)) - priceLimits.step)),
          ),
  };
}

const priceOf = (step: number): Centavos => centavos(step * priceLimits.step);

/** The number of price steps from ₱0 up that are below a bound: quotes rise with the price, so halving finds it. */
function stepsBelow(isBelow: (price: Centavos) => boolean, lane: Lane): number {
  let low = 0;
  let high = (lane === 'flash' ? FLASH_PRICE_MAX : priceLimits.max) / priceLimits.step + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBelow(priceOf(middle))) low = middle + 1;
    else high = middle;
  }
  return low;
}
