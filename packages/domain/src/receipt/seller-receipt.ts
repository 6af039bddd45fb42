import type { FeeRules } from '../fees/fee-rules.ts';
import type { SellerFees } from '../fees/income.ts';
import { type Centavos, negate, subtract, zero } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import type { SellerFeeId, SellerLine } from '../quote/seller-quote.ts';
import { feeRuleText } from '../texts/fee-rule-text.ts';
import { quoteLinesEn as texts } from '../texts/quote-lines.en.ts';
import type { ReceiptLine, TotalWords } from './receipt-line.ts';

/** A `SellerQuote` of this moment, or the terms that are kept with an ask or an order; all amounts in centavos. */
export type SaleTerms = SellerFees & {
  readonly price: Centavos;
  readonly tax: Centavos;
  /** The discount on the price for a small defect. */
  readonly discount?: Centavos | undefined;
  /** Lines of a quote, which carry a fee's amount before its discount. */
  readonly lines?: readonly SellerLine[] | undefined;
};

export type SellerReceiptOptions = {
  /** The name of the first line; "Price" by default. */
  readonly price?: string | undefined;
  /** The words of the last line; "You receive" by default. */
  readonly total?: TotalWords | undefined;
  /** Absent after the sale, when the receipt no longer explains how its fees were counted. */
  readonly feeRules?: FeeRules | undefined;
};

/**
 * Returns the amount that reaches a seller's wallet, in centavos: the income without the withheld tax (specification,
 * section 9).
 */
export function receivedOf({ income, tax }: Pick<SaleTerms, 'income' | 'tax'>): Centavos {
  return subtract(income, tax);
}

/**
 * Returns the lines of a seller's income, as every screen, page and message shows them (ADR 0078). The three fees
 * appear also where they are free, struck through where a discount lowered them; a discount for a defect and a withheld
 * tax only when they apply. The last line is the sum of the others.
 */
export function sellerReceiptOf(
  { price, discount = zero, tax, income, ...sale }: SaleTerms,
  { price: priceName = texts['quote.price'], total = {}, feeRules }: SellerReceiptOptions = {},
): readonly ReceiptLine[] {
  const fee = (id: SellerFeeId, amount: Centavos): ReceiptLine => {
    const before = sale.lines?.find((line) => line.id === id)?.amountBeforeDiscount;
    return {
      id,
      label: texts[`quote.${id}`],
      ...(feeRules === undefined ? {} : { note: feeRuleText(feeRules[id]) }),
      amount: amount === 0 ? texts['quote.free'] : formatMoney(negate(amount)),
      ...(before === undefined ? {} : { was: { amount: formatMoney(before), label: texts['quote.before'] } }),
    };
  };
  const taken = (id: 'discount' | 'tax', amount: Centavos, note?: string): readonly ReceiptLine[] =>
    amount === 0 ? [] : [{ id, label: texts[`quote.${id}`], note, amount: formatMoney(negate(amount)) }];
  return [
    { id: 'price', label: priceName, amount: formatMoney(price) },
    ...taken('discount', discount),
    fee('techService', sale.techServiceFee),
    fee('payment', sale.paymentFee),
    fee('operational', sale.operationalFee),
    ...taken('tax', tax, feeRules === undefined ? undefined : texts['quote.tax.rule']),
    {
      id: 'income',
      label: total.label ?? texts['quote.income'],
      note: total.note,
      amount: formatMoney(receivedOf({ income, tax })),
      kind: 'total',
    },
  ];
}
