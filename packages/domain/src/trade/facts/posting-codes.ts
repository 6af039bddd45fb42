/** All postings, named after the event that moved the money, in the past tense. Journals keep these words. */
export const postingCodes = [
  'deposit_held',
  'deposit_reversed',
  'deposit_returned',
  'deposit_deducted',
  'penalty_released',
  'penalty_undone',
  'escrow_filled',
  'order_refunded',
  'discount_given',
  'claim_refunded',
  'seller_paid',
  'tax_withheld',
  'buyer_fees_earned',
  'payout_sent',
  'payout_settled',
  'payout_returned',
  'payout_reversed',
  'item_compensated',
  'refunded_after_income',
  'refund_owed',
  'escrow_moved',
  'payment_reversed',
  'second_payment_returned',
  'second_payment_reversed',
  'gateway_fee_paid',
  'credit_given',
  'refund_settled',
  'refund_credited',
  'return_fee_earned',
  'redelivery_fee_earned',
] as const;
export type PostingCode = (typeof postingCodes)[number];

/** The text about a posting for people, as an id of `messages/postings.en.ts`. */
export type PostingRule = `posting.${PostingCode}`;

/** Returns the id of the text about a posting. */
export function ruleOfPosting(code: PostingCode): PostingRule {
  return `posting.${code}`;
}

export const postingRules: readonly PostingRule[] = postingCodes.map(ruleOfPosting);
