import { deposits } from '@suki/domain/config/deposits';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { feeSentence } from '@suki/domain/fees/fee-sentence';
import { formatMoney } from '@suki/domain/money/format-money';
import type { SellerFeeId, SellerLine } from '@suki/domain/quote/seller-quote';
import { feeRulesEn } from '@suki/domain/texts/fee-rules.en';
import { fill } from '@suki/domain/texts/format-message';
import { quoteLinesEn } from '@suki/domain/texts/quote-lines.en';

export type FeeLine = {
  readonly id: SellerFeeId;
  readonly label: string;
  /** How the fee is counted. */
  readonly note: string;
  readonly amount: string;
  /** What it would be without its discount. */
  readonly before: string | undefined;
};

/** How a fee is counted, in a sentence: "4 % of the price, at least ₱50." */
export function feeRuleText(rule: FeeRules[SellerFeeId]): string {
  const { messageId, params } = feeSentence(rule);
  return fill(feeRulesEn[messageId], params);
}

/** A fee of a quote with its name and its rule. */
export function feeLine(
  { rule, amount, amountBeforeDiscount }: SellerLine,
  id: SellerFeeId,
  feeRules: FeeRules,
): FeeLine {
  return {
    id,
    label: quoteLinesEn[rule],
    note: feeRuleText(feeRules[id]),
    amount: formatMoney(amount),
    before: amountBeforeDiscount === undefined ? undefined : formatMoney(amountBeforeDiscount),
  };
}

/** How the deposit is counted, and when it comes back. */
export function depositNote(): string {
  const { percent, step, min, max } = deposits;
  const limits = `at least ${formatMoney(min)}, at most ${formatMoney(max)}`;
  return `${percent} % of the price, rounded up to ${formatMoney(step)}; ${limits}. ${quoteLinesEn['quote.deposit.rule']}`;
}

/** The tax of a quote with its rule. */
export function taxLine({ amount }: Pick<SellerLine, 'amount'>) {
  return {
    id: 'tax',
    label: quoteLinesEn['quote.tax'],
    note: quoteLinesEn['quote.tax.rule'],
    amount: formatMoney(amount),
  };
}
