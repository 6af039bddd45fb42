import { sellerFees } from '@suki/domain/config/fees';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { type Centavos, pesos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { withoutAmount } from '@suki/domain/receipt/receipt-line';
import { sellerReceiptOf } from '@suki/domain/receipt/seller-receipt';
import { quoteLinesEn } from '@suki/domain/texts/quote-lines.en';
import type { QuickPrice } from '@suki/ui/market/QuickPrices/QuickPrices';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { depositNote } from '../trade/deposit-note.ts';
import { calculatorsTexts } from './calculators.texts.ts';
import { priceOrUsual } from './price-or-usual.ts';

const { sell: words, none } = calculatorsTexts;

/** The default fees, without the rule of a category or brand. */
const feeRules: FeeRules = sellerFees;

export type SellerAnswer = {
  readonly income: string;
  readonly lines: readonly ReceiptLine[];
  readonly depositLine: ReceiptLine;
};

const examples = [
  [words.examples.tee, 1_500],
  [words.examples.runner, 4_500],
  [words.examples.wanted, 12_500],
  [words.examples.grail, 35_000],
] as const;

/** Example prices from different fee tiers, each with its income; the id holds the digits to type. */
export const examplePrices: readonly QuickPrice[] = examples.map(([name, amount]) => ({
  id: String(amount),
  name,
  price: formatMoney(pesos(amount)),
  result: words.get(formatMoney(sellerQuote({ price: pesos(amount), feeRules }).income)),
}));

/** Returns the seller's income for a price, each fee with its rule, and the deposit; dashes without a price. */
export function sellerAnswer(price: Centavos | null): SellerAnswer {
  const quote = sellerQuote({ price: priceOrUsual(price), feeRules });
  const fees = subtract(quote.price, quote.income);
  const share = words.share(formatMoney(fees), ((fees / quote.price) * 100).toFixed(1));
  const depositLine: ReceiptLine = {
    id: 'deposit',
    label: quoteLinesEn['quote.deposit'],
    note: depositNote(),
    amount: formatMoney(quote.deposit),
    kind: 'strong',
  };
  const lines = sellerReceiptOf(quote, { feeRules, total: { note: price === null ? undefined : share } });
  return price === null
    ? { income: none, lines: lines.map(withoutAmount), depositLine: withoutAmount(depositLine) }
    : { income: formatMoney(quote.income), lines, depositLine };
}
