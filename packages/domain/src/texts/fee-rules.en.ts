/** Descriptions of fees; `feeSentence` chooses the text and its parameters. */
export const feeRulesEn = {
  'fee.percentage': '{percent}% of the price.',
  'fee.percentage.min': '{percent}% of the price, at least {min}.',
  'fee.percentage.max': '{percent}% of the price, at most {max}.',
  'fee.percentage.minMax': '{percent}% of the price, at least {min} and at most {max}.',
  'fee.fixed': '{amount} at every price.',
  'fee.tiers': 'By price, from our table of sell fees.',
} as const;
