/** First digits of a card number: both ends inclusive and of equal length. */
export type PrefixRange = { readonly from: string; readonly to: string };

const one = (prefix: string): PrefixRange => ({ from: prefix, to: prefix });

/** The first digits of each brand (specification, section 5). Any other number has no brand. */
export const cardBrandPrefixes = {
  VISA: [one('4')],
  MASTERCARD: [
    { from: '51', to: '55' },
    { from: '22', to: '27' },
  ],
  JCB: [
    { from: '3528', to: '3589' },
    one('2131'),
    one('1800'),
    one('3088'),
    one('3096'),
    one('3112'),
    one('3158'),
    one('3337'),
  ],
} as const satisfies Record<string, readonly PrefixRange[]>;

export type CardBrand = keyof typeof cardBrandPrefixes;
