import type { FeeRule } from '../fees/fee-rules.ts';
import { feeSentence } from '../fees/fee-sentence.ts';
import { feeRulesEn } from './fee-rules.en.ts';
import { fill } from './format-message.ts';

/**
 * Describes a fee in English: "4% of the price, at least ₱50." `null` is the operational fee without a rule
 * (specification, section 9).
 * @throws RangeError when a fixed amount is not a whole number of centavos.
 */
export function feeRuleText(rule: FeeRule | null): string {
  const { messageId, params } = feeSentence(rule);
  return fill(feeRulesEn[messageId], params);
}
