import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { formatArrival } from '@suki/domain/delivery/format-arrival';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { Lane } from '@suki/domain/trade/facts/statuses';

/** What a card shows of an item: plain data, so that little is sent to the browser. */
export type TileItem = {
  readonly lowestAsk: Centavos | null;
  readonly flashLowestAsk: Centavos | null;
  readonly lastSale: Centavos | null;
};

export type Visitor = {
  readonly region: DeliveryRegion;
  /** Null while nobody knows the time yet: room is kept for the dates. */
  readonly now: Date | null;
};

export type Tile = {
  /** In total; null when nobody offers it. */
  readonly price: string | null;
  /** When it arrives, or a blank that keeps its room. */
  readonly arrival: string;
  readonly lane: Lane;
  /** How far it is under the last sale, whole percent; null when it is not. */
  readonly underLastSale: number | null;
  /** The last sale as a total, to compare with. */
  readonly lastTotal: string | null;
};

/** A blank of the height of a line. */
export const BLANK = '\u00A0';

/** The cheaper lane in total; the flash lane also wins a tie, since it is faster. */
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

/** When something ordered now arrives, as two dates. */
export function arrivalDates(lane: Lane, { region, now }: Visitor): string {
  return now === null
    ? BLANK
    : formatArrival(estimateArrival({ from: now, lane, sellerRegion: null, buyerRegion: region }));
}

/** What a card says to this visitor: the price in total and the dates. */
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
