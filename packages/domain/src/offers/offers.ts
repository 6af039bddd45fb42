import { type ArrivalEstimate, estimateArrival } from '../delivery/estimate-arrival.ts';
import { type DeliveryRegion, isDeliveryRegion } from '../delivery/regions.table.ts';
import type { Centavos } from '../money/centavos.ts';
import { type BuyerQuote, buyerQuote } from '../quote/buyer-quote.ts';
import type { Lane } from '../trade/facts/statuses.ts';

/** The best prices of an item or of one of its sizes. */
export type OfferPrices = {
  readonly lowestAsk: Centavos | null;
  /** The region of the seller of the lowest ask; null while unknown. */
  readonly lowestAskRegion: string | null;
  readonly flashLowestAsk: Centavos | null;
};

export type OfferTo = {
  readonly buyerRegion: DeliveryRegion | null;
  /** The moment of the payment; null while it is unknown. */
  readonly now: Date | null;
};

/** The price of a lane in total, with its arrival. */
export type Offer = {
  readonly lane: Lane;
  readonly quote: BuyerQuote;
  readonly arrival: ArrivalEstimate | null;
};

const lanesInOrder: readonly Lane[] = ['standard', 'flash'];

/** Returns the price in a lane; null when nobody sells in it (specification, section 5). */
export function priceIn(
  { lowestAsk, flashLowestAsk }: Omit<OfferPrices, 'lowestAskRegion'>,
  lane: Lane,
): Centavos | null {
  return lane === 'flash' ? flashLowestAsk : lowestAsk;
}

/**
 * Returns what a buyer is offered in each lane in which somebody sells, the standard lane first. Cards, item page and
 * checkout all ask here, so that they tell one price and one arrival (ux 14).
 */
export function offersOf(prices: OfferPrices, { buyerRegion, now }: OfferTo): readonly Offer[] {
  const sellerRegion = isDeliveryRegion(prices.lowestAskRegion) ? prices.lowestAskRegion : null;
  return lanesInOrder.flatMap((lane) => {
    const price = priceIn(prices, lane);
    if (price === null) return [];
    const arrival = now === null ? null : estimateArrival({ from: now, lane, sellerRegion, buyerRegion });
    return [{ lane, quote: buyerQuote({ price, lane, buyerRegion }), arrival }];
  });
}

/** Returns the offer with the lowest total, at equal totals the flash lane, which is faster; null without an offer. */
export function bestOffer(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>((best, offer) => (best === null || isBetter(offer, best) ? offer : best), null);
}

function isBetter(offer: Offer, best: Offer): boolean {
  const difference = offer.quote.total - best.quote.total;
  return difference < 0 || (difference === 0 && offer.lane === 'flash');
}

/**
 * Returns the best prices over the sizes of an item, as its card shows them: the first of equals counts, in the order
 * of the size grid.
 */
export function pricesOverSizes(sizes: readonly OfferPrices[]): OfferPrices {
  return sizes.reduce<OfferPrices>(
    (best, { lowestAsk, lowestAskRegion, flashLowestAsk }) => ({
      ...(isLower(lowestAsk, best.lowestAsk)
        ? { lowestAsk, lowestAskRegion }
        : { lowestAsk: best.lowestAsk, lowestAskRegion: best.lowestAskRegion }),
      flashLowestAsk: isLower(flashLowestAsk, best.flashLowestAsk) ? flashLowestAsk : best.flashLowestAsk,
    }),
    { lowestAsk: null, lowestAskRegion: null, flashLowestAsk: null },
  );
}

function isLower(price: Centavos | null, than: Centavos | null): boolean {
  return price !== null && (than === null || price < than);
}
