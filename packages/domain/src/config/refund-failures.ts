/** Answers to the gateway's words for a failed refund (E75; docs/lifecycle.md#ways-back). */
export type RefundFailureAction =
  /** Sent anew after each pause of `refundRetriesMs`; after the last into the wallet. */
  | 'retry'
  /** Into the wallet at once. */
  | 'wallet';

/**
 * The passing reasons are named and every other word is final: a person gets the money into the wallet at once, instead
 * of waiting 31 hours for a lasting failure. The gateway's documents have no complete list (docs/providers.md#refunds),
 * and a final word is never wrong for the payer.
 */
export const refundFailureActions = {
  /** Our balance at the gateway: finance tops it up meanwhile. */
  INSUFFICIENT_BALANCE: 'retry',
  ISSUER_TEMPORARILY_UNAVAILABLE: 'retry',
  ISSUER_UNAVAILABLE: 'retry',
  CHANNEL_UNAVAILABLE: 'retry',
  REFUND_TEMPORARILY_UNAVAILABLE: 'retry',
  REFUND_FAILED: 'wallet',
  API_VALIDATION_ERROR: 'wallet',
  DATA_NOT_FOUND: 'wallet',
  INELIGIBLE_TRANSACTION: 'wallet',
  PARTIAL_REFUND_NOT_SUPPORTED: 'wallet',
  REFUND_NOT_SUPPORTED: 'wallet',
  TRANSACTION_NOT_FOUND: 'wallet',
} as const satisfies Record<string, RefundFailureAction>;

export type RefundFailureCode = keyof typeof refundFailureActions;

/**
 * Returns true for a word of the table (docs/providers.md#refunds). Any other word in a refusal concerns our own access
 * or another refund.
 */
export function isRefundFailureCode(text: string): text is RefundFailureCode {
  return Object.hasOwn(refundFailureActions, text);
}

/**
 * Returns the answer to a failed refund. `code` is the gateway's word, null without one (E75;
 * docs/lifecycle.md#ways-back).
 */
export function refundFailureAction(code: string | null): RefundFailureAction {
  return code !== null && isRefundFailureCode(code) ? refundFailureActions[code] : 'wallet';
}
