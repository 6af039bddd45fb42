import { type Centavos, centavos, max, min } from '../money/centavos.ts';
import { percentRoundedDown } from '../money/rounding.ts';
import type { FeeRule } from './fee-rules.ts';

/**
 * Returns a fee on a price, both in centavos: the percentage floored to the centavo (or the fixed amount), then clamped
 * to `minFee` and `maxFee` (specification, section 9); where these contradict each other, `maxFee` wins. A discount
 * amount, when present, is charged instead of `feeAmount`, with its type and clamps (docs/decisions.md#fees-and-tax).
 * @throws RangeError when a fixed amount is not a whole number of centavos.
 */
export function applyFee(rule: FeeRule, price: Centavos): Centavos {
  const charged = rule.discountFeeAmount ?? rule.feeAmount;
  const fee = rule.feeType === 'percentage' ? percentRoundedDown(price, charged) : centavos(charged);
  const atLeast = rule.minFee === null ? fee : max(fee, rule.minFee);
  return rule.maxFee === null ? atLeast : min(atLeast, rule.maxFee);
}
