import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { formatArrival } from '@suki/domain/delivery/format-arrival';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { Lane } from '@suki/domain/trade/facts/statuses';

/** The prices of an item on a card: plain data, so that little is sent to the browser. */
export type TileItem = {
  readonly lowestAsk: Centavos | null;
  readonly flashLowestAsk: Centavos | null;
  readonly lastSale: Centavos | null;
};

export type Visitor = {
  readonly region: DeliveryRegion;
  /** Null while the time is unknown: the dates keep their room. */
  readonly now: Date | null;
};

export type Tile = {
  /** The total; null when nobody sells the item. */
  readonly price: string | null;
  /** The dates of arrival, or a blank that keeps their room. */
  readonly arrival: string;
  readonly lane: Lane;
  /** Whole percent below the last sale; null when the price is not below it. */
  readonly underLastSale: number | null;
  /** The total of the last sale, for comparison. */
  readonly lastTotal: string | null;
};

/** A blank with the height of a line. */
export const BLANK = '\u00A0';

/** The lane with the lower total. At equal totals the flash lane wins, because it is faster. */
export function cheapestLane(item: TileItem, region: DeliveryRegion): { lane: Lane; total: Centavos } | null {
  const totals = (['flash', 'standard'] as const).flatMap((lane) => {
    const price = lane === 'flash' ? item.flashLowestAsk : item.lowestAsk;
    return price === null ? [] : [{ lane, total: buyerQuote({ price, lane, buyerRegion: region }).total }];
  });
  return totals.reduce<{ lane: Lane; total: Centavos } | null>(
    (best, each) => (best === null || each.total < best.total ? each : best),
    null,
  );
}

/** The two dates of arrival of an order made now. */
export function arrivalDates(lane: Lane, { region, now }: Visitor): string {
  return now === null
    ? BLANK
    : formatArrival(estimateArrival({ from: now, lane, sellerRegion: null, buyerRegion: region }));
}

export function tileOf(item: TileItem, visitor: Visitor): Tile {
  const best = cheapestLane(item, visitor.region);
  const lane = best?.lane ?? 'standard';
  const ask = lane === 'flash' ? item.flashLowestAsk : item.lowestAsk;
  const isUnder = ask !== null && item.lastSale !== null && ask < item.lastSale;
  return {
    price: best === null ? null : formatMoney(best.total),
    arrival: best === null ? BLANK : arrivalDates(lane, visitor),
    lane,
    underLastSale: isUnder && item.lastSale !== null ? Math.floor((1 - ask / item.lastSale) * 100) || null : null,
    lastTotal:
      isUnder && item.lastSale !== null
        ? formatMoney(buyerQuote({ price: item.lastSale, lane, buyerRegion: visitor.region }).total)
        : null,
  };
}
