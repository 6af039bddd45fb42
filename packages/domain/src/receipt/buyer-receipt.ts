import { regionNames } from '../delivery/region-names.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { type Centavos, zero } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import type { BuyerLineId } from '../quote/buyer-quote.ts';
import { formatMessage } from '../texts/format-message.ts';
import { quoteLinesEn as texts } from '../texts/quote-lines.en.ts';
import type { ReceiptLine, TotalWords } from './receipt-line.ts';

/** A `BuyerQuote` of this moment, or the lines that were kept with an order, whose ids come over the wire. */
export type QuotedLines = {
  readonly total: Centavos;
  readonly lines: readonly { readonly id: string; readonly amount: Centavos }[];
};

export type ReceiptOptions = {
  /** The region of the delivery; `null` when unknown. */
  readonly region: DeliveryRegion | null;
  /** "US M 9 · EU 42.5"; empty for an item that comes in one size, absent where the screen shows it beside. */
  readonly size?: string | undefined;
  /** Absent: no total, because the screen shows it elsewhere. `{}`: a total with its usual words. */
  readonly total?: TotalWords | undefined;
};

const known: readonly string[] = [
  'price',
  'shipping',
  'flash',
  'processing',
  'coupon',
] satisfies readonly BuyerLineId[];

/**
 * Returns the lines of a buyer's payment, as every screen, page and message shows them (ADR 0078). A quote leaves out
 * lines of ₱0; a receipt also shows the inspection as included and a processing fee of ₱0 as free, so that a buyer sees
 * what costs nothing. Flash fee and coupon appear only when they apply. A line that this build does not know keeps its
 * id as its name: the lines always sum to the total.
 */
export function receiptOf(quote: QuotedLines, { region, size, total }: ReceiptOptions): readonly ReceiptLine[] {
  const amountOf = (id: BuyerLineId): Centavos => quote.lines.find((line) => line.id === id)?.amount ?? zero;
  const line = (id: BuyerLineId, label: string, more: Partial<ReceiptLine> = {}): ReceiptLine => ({
    id,
    label,
    amount: amountOf(id) === 0 ? texts['quote.free'] : formatMoney(amountOf(id)),
    ...more,
  });
  const flash = line('flash', texts['quote.flash'], { note: texts['quote.flash.rule'] });
  const coupon = line('coupon', texts['quote.coupon'], { note: texts['quote.coupon.rule'], tone: 'positive' });
  const unknown = quote.lines.filter(({ id }) => !known.includes(id));
  return [
    line(
      'price',
      size === undefined || size === '' ? texts['quote.price'] : formatMessage(texts['quote.price.of'], { size }),
    ),
    line('shipping', deliveryTo(region), { note: texts['quote.shipping.rule'] }),
    ...(amountOf('flash') === 0 ? [] : [flash]),
    { id: 'inspection', label: texts['quote.inspection'], amount: texts['quote.included'] },
    line('processing', texts['quote.processing']),
    ...unknown.map(({ id, amount }) => ({ id, label: id, amount: formatMoney(amount) })),
    ...(amountOf('coupon') === 0 ? [] : [coupon]),
    ...(total === undefined ? [] : [totalLine(quote.total, total)]),
  ];
}

function deliveryTo(region: DeliveryRegion | null): string {
  return region === null
    ? texts['quote.shipping.toUnknown']
    : formatMessage(texts['quote.shipping.to'], { place: regionNames[region] });
}

function totalLine(total: Centavos, { label = texts['quote.total'], note }: TotalWords): ReceiptLine {
  return { id: 'total', label, note, amount: formatMoney(total), kind: 'total' };
}
