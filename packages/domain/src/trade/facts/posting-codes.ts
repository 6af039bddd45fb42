/** The code of every posting there is (lifecycle, section 3): the rule by which money moved. */
export const postingCodes = [
  'P1',
  'P1-reversed',
  'P2',
  'P3',
  'P3-release',
  'P3r',
  'P4',
  'P5',
  'P6',
  'P6-claim',
  'P7',
  'P7-tax',
  'P8',
  'P9',
  'P9-settled',
  'P9-back',
  'P9-reversed',
  'P10',
  'P11',
  'P11-owed',
  'P12',
  'P13',
  'P14',
  'P14-reversed',
  'P15',
  'P16',
  'refund-settled',
  'refund-to-wallet',
  'fee-return',
  'fee-redelivery',
] as const;
export type PostingCode = (typeof postingCodes)[number];

/** The text that says in words by which rule money moved (lifecycle, section 3), as an id of `messages/postings.en.ts`. */
export type PostingRule = `posting.${PostingCode}`;

/** The id of the text for a code (lifecycle, section 3). */
export function ruleOfPosting(code: PostingCode): PostingRule {
  return `posting.${code}`;
}

/** All of those ids (lifecycle, section 3). */
export const postingRules: readonly PostingRule[] = postingCodes.map(ruleOfPosting);
