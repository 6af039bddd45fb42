import { deposits } from '@suki/domain/config/deposits';
import { sellerFees } from '@suki/domain/config/fees';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { feeSentence } from '@suki/domain/fees/fee-sentence';
import { feeRulesEn } from '@suki/domain/messages/fee-rules.en';
import { fill } from '@suki/domain/messages/format-message';
import { quoteLinesEn } from '@suki/domain/messages/quote-lines.en';
import { type Centavos, pesos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { type SellerLine, sellerQuote } from '@suki/domain/quote/seller-quote';
import type { QuickPrice } from '@suki/ui/QuickPrices/QuickPrices';
import type { ReceiptLine } from '@suki/ui/Receipt/Receipt';
import { calculatorsTexts } from './calculators.texts.ts';
import { amountsHidden, priceOrUsual } from './price-or-usual.ts';

const { sell: words, none } = calculatorsTexts;

/** The fees where no rule of a category or brand replaces them. */
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

/** Prices to try, from different steps of the fees, each with what it brings; the digits to type are the id. */
export const examplePrices: readonly QuickPrice[] = examples.map(([name, amount]) => ({
  id: String(amount),
  name,
  price: formatMoney(pesos(amount)),
  result: words.get(formatMoney(sellerQuote({ price: pesos(amount), feeRules }).income)),
}));

function receiptLine({ id, rule, amount }: SellerLine): ReceiptLine {
  const label = quoteLinesEn[rule];
  if (id === 'price') {
    return { id, label, amount: formatMoney(amount) };
  }
  const { messageId, params } = feeSentence(feeRules[id]);
  return { id, label, note: fill(feeRulesEn[messageId], params), amount: formatMoney(amount) };
}

function depositNote(): string {
  const { percent, step, min, max } = deposits;
  const rule = words.deposit(percent, formatMoney(step), formatMoney(min), formatMoney(max));
  return `${rule} ${quoteLinesEn['quote.deposit.rule']}`;
}

/** What a seller receives for a price, each fee with its rule, and the deposit; dashes for amounts while there is no price. */
export function sellerAnswer(price: Centavos | null): SellerAnswer {
  const quote = sellerQuote({ price: priceOrUsual(price), feeRules });
  const fees = subtract(quote.price, quote.income);
  const share = words.share(formatMoney(fees), ((fees / quote.price) * 100).toFixed(1));
  const total: ReceiptLine = {
    id: 'income',
    label: quoteLinesEn['quote.income'],
    note: price === null ? undefined : share,
    amount: formatMoney(quote.income),
    kind: 'total',
  };
  const depositLine: ReceiptLine = {
    id: 'deposit',
    label: quoteLinesEn['quote.deposit'],
    note: depositNote(),
    amount: formatMoney(quote.deposit),
    kind: 'strong',
  };
  const lines = [...quote.lines.map(receiptLine), total];
  return price === null
    ? { income: none, lines: lines.map(amountsHidden), depositLine: amountsHidden(depositLine) }
    : { income: total.amount, lines, depositLine };
}
