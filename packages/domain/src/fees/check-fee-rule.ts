import { feeLimits } from '../config/catalogue-desk.ts';
import type { FeeRule } from './fee-rules.ts';

/** The field of a fee rule that breaks its rule. */
export type FeeRuleProblem = 'feeAmount' | 'discountFeeAmount' | 'minFee' | 'maxFee';

/**
 * Returns the fields of a fee rule that cannot be: a percentage is at most `feeLimits.percentMax` with four decimals, a
 * fixed fee is whole centavos, and the least fee is not above the highest (ADR 0180).
 */
export function problemsOfFeeRule(rule: FeeRule): readonly FeeRuleProblem[] {
  const { feeType, feeAmount, discountFeeAmount, minFee, maxFee } = rule;
  const isAmount = (amount: number): boolean =>
    feeType === 'percentage'
      ? amount >= 0 && amount <= feeLimits.percentMax && Number(amount.toFixed(4)) === amount
      : isCentavos(amount);
  return [
    ...(isAmount(feeAmount) ? [] : (['feeAmount'] as const)),
    ...(discountFeeAmount === null || isAmount(discountFeeAmount) ? [] : (['discountFeeAmount'] as const)),
    ...(minFee === null || isCentavos(minFee) ? [] : (['minFee'] as const)),
    ...(maxFee === null || (isCentavos(maxFee) && maxFee >= (minFee ?? 0)) ? [] : (['maxFee'] as const)),
  ];
}

const isCentavos = (amount: number): boolean => Number.isInteger(amount) && amount >= 0 && amount <= feeLimits.fixedMax;
