import type { feeRulesEn } from './fee-rules.en.ts';

export const feeRulesFil: Readonly<Record<keyof typeof feeRulesEn, string>> = {
  'fee.percentage': '{percent}% ng presyo.',
  'fee.percentage.min': '{percent}% ng presyo, hindi bababa sa {min}.',
  'fee.percentage.max': '{percent}% ng presyo, hindi hihigit sa {max}.',
  'fee.percentage.minMax': '{percent}% ng presyo, hindi bababa sa {min} at hindi hihigit sa {max}.',
  'fee.fixed': '{amount} sa anumang presyo.',
  'fee.tiers': 'Ayon sa presyo, mula sa aming talaan ng sell fee.',
};
