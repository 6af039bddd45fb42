import { isOneSize, sizeName } from '@suki/domain/catalogue/size-label';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import type { ArrivalEstimate } from '@suki/domain/delivery/estimate-arrival';
import { formatArrival } from '@suki/domain/delivery/format-arrival';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatShortArrival } from '@suki/domain/offers/format-short-arrival';
import { bestOffer, type Offer, type OfferPrices, offersOf, pricesOverSizes } from '@suki/domain/offers/offers';
import { receiptOf } from '@suki/domain/receipt/buyer-receipt';
import { enumeration } from '@suki/domain/texts/enumeration';
import { formatDate } from '@suki/domain/time/format-date';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { itemTexts } from './item.texts.ts';
import { type Sizes, sizeIn } from './size-label.ts';

/** One size with its current prices. */
export type SkuPrices = OfferPrices & { readonly id: SkuId; readonly sizes: Sizes };

export type Choice = {
  /** Null until a size is chosen: the prices are then those over all sizes. */
  readonly skuId: SkuId | null;
  /** Null until a lane is chosen: the one with the lowest total is then shown. */
  readonly lane: Lane | null;
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
  /** The chosen lane, or the one with the lowest total. */
  readonly lane: Lane;
  /** The item comes in one size: there is nothing to choose, so no size is shown (ux 39). */
  readonly isOneSize: boolean;
  /** False until a size is chosen: nothing can be bought, and the total is the lowest over all sizes. */
  readonly isSizeChosen: boolean;
  /** "US M 9"; empty without a choice, and for an item that comes in one size. */
  readonly size: string;
  /** "₱8,570", without a size "from ₱7,870"; null when nobody sells this size. */
  readonly total: string | null;
  /** `total` in centavos, for the checkout. */
  readonly seenTotal: Centavos | null;
  readonly receipt: readonly ReceiptLine[];
  readonly arrival: { readonly dates: string; readonly note: string };
  readonly sticky: string;
};

/** A blank with the height of a line. */
export const BLANK = '\u00A0';

/** The size of an item that comes in one, which nobody has to choose; null where there is a choice. */
export function onlySku(skus: readonly { readonly id: SkuId }[]): SkuId | null {
  const [only, ...others] = skus;
  return only !== undefined && others.length === 0 ? only.id : null;
}

function sizeCells(skus: readonly SkuPrices[], { system, region }: Choice): readonly SizeCell[] {
  const totals = skus.map((sku) => bestOffer(offersOf(sku, { buyerRegion: region, now: null }))?.quote.total ?? null);
  const lowest = Math.min(...totals.filter((total) => total !== null));
  const best = totals.indexOf(totals.find((total) => total === lowest) ?? null);
  return skus.map((sku, index) => {
    const total = totals[index] ?? null;
    return {
      value: sku.id,
      label: sizeIn(sku.sizes, system),
      detail: total === null ? itemTexts.noAsk : formatMoney(total),
      tagged: sku.flashLowestAsk !== null,
      muted: total === null,
      best: total !== null && index === best,
    };
  });
}

function arrivalWords(estimate: ArrivalEstimate | null): BuyPanel['arrival'] {
  if (estimate === null) {
    return { dates: BLANK, note: BLANK };
  }
  const skipped = enumeration(estimate.skippedDays.map((day) => formatDate(day)));
  const note = estimate.isBeyondHolidayTable ? itemTexts.aboutNote : skipped && itemTexts.noCourier(skipped);
  return { dates: formatArrival(estimate), note: note || BLANK };
}

type Words = (total: Centavos) => string;

function laneBox({ lane, quote, arrival }: Offer, totalWords: Words): LaneBox {
  const isFlash = lane === 'flash';
  return {
    value: lane,
    name: isFlash ? itemTexts.flash : itemTexts.standard,
    price: totalWords(quote.total),
    dates: arrival === null ? BLANK : itemTexts.arrivesOn(formatShortArrival(arrival)),
    note: isFlash ? itemTexts.flashNote : itemTexts.standardNote,
    tagged: isFlash,
  };
}

/** The contents of the buying column for a choice. */
export function buyPanel(skus: readonly SkuPrices[], choice: Choice): BuyPanel {
  const sku = skus.find(({ id }) => id === choice.skuId);
  const isSizeChosen = sku !== undefined;
  const offers = offersOf(sku ?? pricesOverSizes(skus), { buyerRegion: choice.region, now: choice.now });
  const offer = offers.find(({ lane }) => lane === choice.lane) ?? bestOffer(offers);
  const totalWords: Words = (total) => (isSizeChosen ? formatMoney(total) : itemTexts.from(formatMoney(total)));
  const lane = offer?.lane ?? 'standard';
  const isOne = sku !== undefined && isOneSize(sku.sizes);
  const size = sku === undefined || isOne ? '' : sizeName(sku.sizes, choice.system);
  return {
    cells: sizeCells(skus, choice),
    lanes: offers.map((each) => laneBox(each, totalWords)),
    lane,
    isOneSize: isOne,
    isSizeChosen,
    size,
    total: offer === null ? null : totalWords(offer.quote.total),
    seenTotal: isSizeChosen ? (offer?.quote.total ?? null) : null,
    receipt: offer === null ? [] : receiptOf(offer.quote, { region: choice.region, size }),
    arrival: arrivalWords(offer?.arrival ?? null),
    sticky: itemTexts.stickySum(size, lane === 'flash' ? itemTexts.flash : itemTexts.standard),
  };
}
