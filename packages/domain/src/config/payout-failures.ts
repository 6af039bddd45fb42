import { HOUR_MS } from './durations.ts';

/** Answers to the reasons with which a bank or the gateway refuses a payout (docs/lifecycle.md#payouts). */
export type PayoutFailureAction =
  /** The money goes back to the wallet. */
  | 'give_back'
  /** As `give_back`, and the withdrawal account becomes invalid. */
  | 'give_back_and_invalidate_account'
  /** Sent again after `PAYOUT_RETRY_MS`, at most `PAYOUT_TRIES_MAX` times; then given back. */
  | 'retry'
  /** Stays until finance has reviewed it: compliance, or the risk of paying twice. */
  | 'hold';

export const payoutFailureActions = {
  REJECTED_BY_WG: 'hold',
  INSUFFICIENT_BALANCE: 'retry',
  INVALID_DESTINATION: 'give_back_and_invalidate_account',
  REJECTED_BY_CHANNEL: 'give_back',
  TEMPORARY_TRANSFER_ERROR: 'retry',
  TRANSFER_ERROR: 'hold',
  UNKNOWN_BANK_NETWORK_ERROR: 'hold',
} as const satisfies Record<string, PayoutFailureAction>;

export type PayoutFailureReason = keyof typeof payoutFailureActions;

/**
 * Returns the answer to a reason. An unknown reason may mean that the bank has the money (specification, section 8).
 */
export function payoutFailureAction(reason: string): PayoutFailureAction {
  return payoutFailureActions[isPayoutFailureReason(reason) ? reason : 'UNKNOWN_BANK_NETWORK_ERROR'];
}

/** The reasons after which a payout is sent again; an open payout with any other reason waits for finance. */
export const retriedPayoutFailures: readonly PayoutFailureReason[] = [
  'INSUFFICIENT_BALANCE',
  'TEMPORARY_TRANSFER_ERROR',
];

export const PAYOUT_TRIES_MAX = 3;
export const PAYOUT_RETRY_MS = HOUR_MS;

/**
 * Returns true for one of the seven reasons; any other is treated as UNKNOWN_BANK_NETWORK_ERROR (specification, section
 * 8).
 */
export function isPayoutFailureReason(text: string): text is PayoutFailureReason {
  return Object.hasOwn(payoutFailureActions, text);
}
