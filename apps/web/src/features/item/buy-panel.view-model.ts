import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { formatArrival } from '@suki/domain/delivery/format-arrival';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { type BuyerQuote, buyerQuote } from '@suki/domain/quote/buyer-quote';
import { receiptOf } from '@suki/domain/receipt/buyer-receipt';
import { enumeration } from '@suki/domain/texts/enumeration';
import { formatDate } from '@suki/domain/time/format-date';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { itemTexts } from './item.texts.ts';
import { type Sizes, sizeIn, sizeName } from './size-label.ts';

/** One size with its current prices. */
export type SkuPrices = {
  readonly id: SkuId;
  readonly sizes: Sizes;
  readonly lowestAsk: Centavos | null;
  /** The region of the seller of the lowest ask; null while unknown. */
  readonly sellerRegion: DeliveryRegion | null;
  readonly flashLowestAsk: Centavos | null;
};

export type Choice = {
  readonly skuId: SkuId | null;
  readonly lane: Lane;
  readonly system: SizeSystem;
  readonly region: DeliveryRegion;
  /** Null until the browser knows: room is kept for the dates. */
  readonly now: Date | null;
};

export type SizeCell = {
  readonly value: SkuId;
  readonly label: string;
  readonly detail: string;
  readonly tagged: boolean;
  readonly muted: boolean;
  readonly best: boolean;
};

export type LaneBox = {
  readonly value: Lane;
  readonly name: string;
  readonly price: string;
  readonly dates: string;
  readonly note: string;
  readonly tagged: boolean;
};

export type BuyPanel = {
  readonly cells: readonly SizeCell[];
  /** The lanes in which this size is sold, the standard lane first. */
  readonly lanes: readonly LaneBox[];
  /** The chosen lane, or the only one. */
  readonly lane: Lane;
  /** "US M 9". */
  readonly size: string;
  /** Null when nobody sells this size. */
  readonly total: string | null;
  /** `total` in centavos, for the checkout. */
  readonly seenTotal: Centavos | null;
  readonly receipt: readonly ReceiptLine[];
  readonly arrival: { readonly dates: string; readonly note: string };
  readonly sticky: string;
};

/** A blank with the height of a line. */
export const BLANK = '\u00A0';

const laneOrder: readonly Lane[] = ['standard', 'flash'];

type Prices = Pick<SkuPrices, 'id' | 'lowestAsk' | 'flashLowestAsk'>;

const priceIn = (sku: Prices, lane: Lane): Centavos | null => (lane === 'flash' ? sku.flashLowestAsk : sku.lowestAsk);

function quoteIn(sku: Prices, lane: Lane, region: DeliveryRegion): BuyerQuote | null {
  const price = priceIn(sku, lane);
  return price === null ? null : buyerQuote({ price, lane, buyerRegion: region });
}

/** The total of a size: in the standard lane, or in the flash lane where there is no other. */
function totalOf(sku: Prices, region: DeliveryRegion): Centavos | null {
  return (quoteIn(sku, 'standard', region) ?? quoteIn(sku, 'flash', region))?.total ?? null;
}

/** The size shown first: the cheapest, the smaller one of equals; the first size where nobody sells any. */
export function initialSku(skus: readonly Prices[]): SkuId | null {
  const cheapest = skus.reduce<{ id: SkuId; total: Centavos } | null>((best, sku) => {
    const total = totalOf(sku, 'NCR');
    return total !== null && (best === null || total < best.total) ? { id: sku.id, total } : best;
  }, null);
  return cheapest?.id ?? skus[0]?.id ?? null;
}

function sizeCells(skus: readonly SkuPrices[], { system, region }: Choice): readonly SizeCell[] {
  const best = initialSku(skus);
  return skus.map((sku) => {
    const total = totalOf(sku, region);
    return {
      value: sku.id,
      label: sizeIn(sku.sizes, system),
      detail: total === null ? itemTexts.noAsk : formatMoney(total),
      tagged: sku.flashLowestAsk !== null,
      muted: total === null,
      best: total !== null && sku.id === best,
    };
  });
}

function arrivalOf(lane: Lane, sellerRegion: DeliveryRegion | null, { region, now }: Choice): BuyPanel['arrival'] {
  if (now === null) {
    return { dates: BLANK, note: BLANK };
  }
  const estimate = estimateArrival({ from: now, lane, sellerRegion, buyerRegion: region });
  const skipped = enumeration(estimate.skippedDays.map((day) => formatDate(day)));
  const note = estimate.isBeyondHolidayTable ? itemTexts.aboutNote : skipped && itemTexts.noCourier(skipped);
  return { dates: formatArrival(estimate), note: note || BLANK };
}

function laneBoxes(sku: SkuPrices, choice: Choice): readonly LaneBox[] {
  return laneOrder.flatMap((lane) => {
    const quote = quoteIn(sku, lane, choice.region);
    const isFlash = lane === 'flash';
    return quote === null
      ? []
      : [
          {
            value: lane,
            name: isFlash ? itemTexts.flash : itemTexts.standard,
            price: formatMoney(quote.total),
            dates: arrivalOf(lane, sku.sellerRegion, choice).dates,
            note: isFlash ? itemTexts.flashNote : itemTexts.standardNote,
            tagged: isFlash,
          },
        ];
  });
}

/** The contents of the buying column for a choice. */
export function buyPanel(skus: readonly SkuPrices[], choice: Choice): BuyPanel {
  const sku = skus.find(({ id }) => id === choice.skuId);
  const lanes = sku === undefined ? [] : laneBoxes(sku, choice);
  const lane = lanes.find(({ value }) => value === choice.lane)?.value ?? lanes[0]?.value ?? 'standard';
  const quote = sku === undefined ? null : quoteIn(sku, lane, choice.region);
  const size = sku === undefined ? '' : sizeName(sku.sizes, choice.system);
  const laneName = lane === 'flash' ? itemTexts.flash : itemTexts.standard;
  return {
    cells: sizeCells(skus, choice),
    lanes,
    lane,
    size,
    total: quote === null ? null : formatMoney(quote.total),
    seenTotal: quote?.total ?? null,
    receipt: quote === null ? [] : receiptOf(quote, { region: choice.region, size }),
    arrival: arrivalOf(lane, sku?.sellerRegion ?? null, choice),
    sticky: itemTexts.stickySum(size, laneName.toLowerCase()),
  };
}
