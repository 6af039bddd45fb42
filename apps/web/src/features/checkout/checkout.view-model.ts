import { quietWindow } from '@suki/domain/config/quiet-window';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { formatArrival } from '@suki/domain/delivery/format-arrival';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { type Centavos, centavos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { type BuyerQuote, buyerQuote } from '@suki/domain/quote/buyer-quote';
import { type QuotedLines, receiptOf } from '@suki/domain/receipt/buyer-receipt';
import { totalRise } from '@suki/domain/receipt/total-rise';
import { enumeration } from '@suki/domain/texts/enumeration';
import { formatDate } from '@suki/domain/time/format-date';
import { formatMoment } from '@suki/domain/time/format-moment';
import { paymentWindow } from '@suki/domain/time/payment-window';
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
};

export type BillInput = {
  readonly price: Centavos;
  readonly lane: Lane;
  readonly region: DeliveryRegion | null;
  /** Empty for an item that comes in one size. */
  readonly size: string;
};

/** The amount to pay, with its lines. */
export function billOf({ price, lane, region, size }: BillInput): Bill {
  const quote = buyerQuote({ price, lane, buyerRegion: region });
  return { quote, total: formatMoney(quote.total), lines: receiptOf(quote, { region, size }) };
}

export type ChangeInput = Omit<BillInput, 'size'> & {
  /** The total of the item page, for the region of the visit; null when there was none. */
  readonly seenTotal: Centavos | null;
  readonly visitorRegion: DeliveryRegion;
};

/** Says why the total of this page is higher than that of the item page; null when it is not. */
export function changeSince({ price, lane, region, seenTotal, visitorRegion }: ChangeInput): string | null {
  const { total } = buyerQuote({ price, lane, buyerRegion: region });
  if (seenTotal === null || total <= seenTotal) return null;
  const before = buyerQuote({ price, lane, buyerRegion: visitorRegion }).total;
  return before > seenTotal
    ? checkoutTexts.changed.price(formatMoney(subtract(before, seenTotal)))
    : checkoutTexts.changed.delivery(formatMoney(subtract(total, seenTotal)));
}

/** A higher total than the one that the buyer saw, which the API refused to charge (ADR 0134). */
export type Rise = { readonly quote: QuotedLines; readonly price: Centavos | null; readonly text: string };

/** Reads a PRICE_CHANGED refusal; null when its quote has another form or is no higher than the one that was seen. */
export function riseOf(seen: QuotedLines, { quote }: Readonly<Record<string, unknown>>): Rise | null {
  if (!isQuote(quote)) return null;
  const rise = totalRise(seen, quote);
  if (rise === null) return null;
  const text = checkoutTexts.rise[rise.cause](formatMoney(rise.by), formatMoney(rise.total));
  return { quote, price: quote.lines.find(({ id }) => id === 'price')?.amount ?? null, text };
}

function isQuote(value: unknown): value is QuotedLines {
  const { total, lines } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return isAmount(total) && total > 0 && Array.isArray(lines) && lines.every(isLine);
}

function isLine(value: unknown): boolean {
  const { id, amount } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && isAmount(amount);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

/** Until when the item is held for somebody who pays now: the true end, also when a bank's pause moves it (ux 29). */
export function holdText(now: Date | null): string {
  const { end, pauseEnd } = now === null ? { end: null, pauseEnd: null } : paymentWindow(now);
  return end === null || pauseEnd === null
    ? checkoutTexts.hold.usual
    : checkoutTexts.hold.atNight({ end: formatMoment(end), bank: quietWindow.bank, pauseEnd: formatMoment(pauseEnd) });
}
