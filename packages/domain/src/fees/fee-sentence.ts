import { zero } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { applyFee } from './apply-fee.ts';
import type { FeeRule } from './fee-rules.ts';

/** The id of a fee rule's text (`texts/fee-rules.en.ts`) and its parameters. */
export type FeeSentence = {
  readonly messageId: `fee.percentage${'' | '.min' | '.max' | '.minMax'}` | 'fee.fixed' | 'fee.tiers';
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Describes a fee: "4% of the price, at least ₱50." `null` is the operational fee without a rule: the tiers by price.
 * A discount is described instead of the fee that it replaces (specification, sections 3 and 9).
 * @throws RangeError when a fixed amount is not a whole number of centavos.
 */
export function feeSentence(rule: FeeRule | null): FeeSentence {
  if (rule === null) {
    return { messageId: 'fee.tiers', params: {} };
  }
  if (rule.feeType === 'fixed') {
    return { messageId: 'fee.fixed', params: { amount: formatMoney(applyFee(rule, zero)) } };
  }
  const { minFee, maxFee } = rule;
  const percent = String(rule.discountFeeAmount ?? rule.feeAmount);
  const min = minFee === null ? {} : { min: formatMoney(minFee) };
  const max = maxFee === null ? {} : { max: formatMoney(maxFee) };
  return { messageId: percentageMessage(minFee !== null, maxFee !== null), params: { percent, ...min, ...max } };
}

function percentageMessage(hasMin: boolean, hasMax: boolean): FeeSentence['messageId'] {
  if (hasMin) {
    return hasMax ? 'fee.percentage.minMax' : 'fee.percentage.min';
  }
  return hasMax ? 'fee.percentage.max' : 'fee.percentage';
}
