import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { formatArrival } from '@suki/domain/delivery/format-arrival';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { type Centavos, centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { type BuyerQuote, buyerQuote } from '@suki/domain/quote/buyer-quote';
import { receiptOf } from '@suki/domain/receipt/buyer-receipt';
import { enumeration } from '@suki/domain/texts/enumeration';
import { formatDate } from '@suki/domain/time/format-date';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { checkoutTexts } from './checkout.texts.ts';

/** The choice on the item page, read from the address of this page. `seenTotal` in centavos. */
export type CheckoutQuery = {
  readonly item: string | null;
  readonly sku: string | null;
  readonly lane: Lane;
  readonly seenTotal: Centavos | null;
};

export function checkoutQuery(search: Pick<URLSearchParams, 'get'>): CheckoutQuery {
  const seen = search.get('total') ?? '';
  return {
    item: search.get('item'),
    sku: search.get('sku'),
    lane: search.get('lane') === 'flash' ? 'flash' : 'standard',
    seenTotal: /^\d{1,12}$/.test(seen) ? centavos(Number(seen)) : null,
  };
}

type Book = { readonly lowestAsk: Centavos | null; readonly flashLowestAsk: Centavos | null };

/** The price in a lane; null when nobody sells in it. */
export function priceIn(book: Book, lane: Lane): Centavos | null {
  return lane === 'flash' ? book.flashLowestAsk : book.lowestAsk;
}

export type Arrival = { readonly dates: string; readonly note: string | undefined };

export type ArrivalInput = {
  readonly lane: Lane;
  /** The region of the seller of the lowest ask; null while unknown. */
  readonly sellerRegion: DeliveryRegion | null;
  readonly region: DeliveryRegion | null;
  readonly now: Date | null;
};

/** The arrival if the buyer paid now: the dates that the order will have. */
export function arrivalFor({ lane, sellerRegion, region, now }: ArrivalInput): Arrival | null {
  if (now === null) {
    return null;
  }
  const estimate = estimateArrival({ from: now, lane, sellerRegion, buyerRegion: region });
  const skipped = enumeration(estimate.skippedDays.map((date) => formatDate(date)));
  const noCourier = skipped === '' ? undefined : checkoutTexts.noCourier(skipped);
  return { dates: formatArrival(estimate), note: estimate.isBeyondHolidayTable ? checkoutTexts.about : noCourier };
}

export type Bill = {
  readonly quote: BuyerQuote;
  readonly total: string;
  readonly lines: readonly ReceiptLine[];
  /** The total differs from what the item page said; both in words. */
  readonly changed: string | null;
};

export type BillInput = {
  readonly price: Centavos;
  readonly lane: Lane;
  readonly region: DeliveryRegion | null;
  readonly size: string;
  readonly seenTotal: Centavos | null;
};

/** The amount to pay, with its lines. */
export function billOf({ price, lane, region, size, seenTotal }: BillInput): Bill {
  const quote = buyerQuote({ price, lane, buyerRegion: region });
  const total = formatMoney(quote.total);
  const hasChanged = seenTotal !== null && seenTotal !== quote.total;
  return {
    quote,
    total,
    lines: receiptOf(quote, { region, size }),
    changed: hasChanged ? checkoutTexts.changed(formatMoney(seenTotal), total) : null,
  };
}

export type Rise = { readonly before: Centavos; readonly now: Centavos };

/** Reads both totals from the details of a PRICE_CHANGED refusal; null when the details have another form. */
export function riseOf(details: Readonly<Record<string, unknown>>): Rise | null {
  const { maxTotal, total } = details;
  return isAmount(maxTotal) && isAmount(total) ? { before: centavos(maxTotal), now: centavos(total) } : null;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
