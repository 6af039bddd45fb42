import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatShortArrival } from '@suki/domain/offers/format-short-arrival';
import { bestOffer, type OfferPrices, offersOf, priceIn } from '@suki/domain/offers/offers';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { tileTexts } from './tile.texts.ts';

/** The prices of an item on a card: plain data, so that little is sent to the browser. */
export type TileItem = Pick<OfferPrices, 'lowestAsk' | 'lowestAskRegion'> &
  Partial<Pick<OfferPrices, 'flashLowestAsk'>> & { readonly lastSale?: Centavos | null };

export type Visitor = {
  readonly region: DeliveryRegion;
  /** Null while the time is unknown: the dates keep their room. */
  readonly now: Date | null;
};

export type Tile = {
  /** The total; null when nobody sells the item. */
  readonly price: string | null;
  /** "Arrives 1 – 4 Dec", or a blank that keeps the room. */
  readonly arrival: string;
  /** The lane of this price and arrival: a card says "Flash" only when they are those of the flash lane (ux 13). */
  readonly lane: Lane;
  /** Whole percent below the last sale; null when the price is not below it. */
  readonly underLastSale: number | null;
  /** The total of the last sale, for comparison. */
  readonly lastTotal: string | null;
};

/** A blank with the height of a line. */
export const BLANK = '\u00A0';

/** Price, lane and arrival of a card: the same offers as on the item's page before a size is chosen (ux 14). */
export function tileOf(item: TileItem, { region, now }: Visitor): Tile {
  const { flashLowestAsk = null, lastSale = null } = item;
  const prices = { ...item, flashLowestAsk };
  const best = bestOffer(offersOf(prices, { buyerRegion: region, now }));
  const lane = best?.lane ?? 'standard';
  const ask = priceIn(prices, lane);
  const isUnder = ask !== null && lastSale !== null && ask < lastSale;
  return {
    price: best === null ? null : formatMoney(best.quote.total),
    arrival: best === null || best.arrival === null ? BLANK : tileTexts.arrives(formatShortArrival(best.arrival)),
    lane,
    underLastSale: isUnder ? Math.floor((1 - ask / lastSale) * 100) || null : null,
    lastTotal: isUnder ? formatMoney(buyerQuote({ price: lastSale, lane, buyerRegion: region }).total) : null,
  };
}
