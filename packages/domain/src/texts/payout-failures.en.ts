import type { PayoutFailureReason } from '../config/payout-failures.ts';

/** Texts about a payout that did not arrive (docs/lifecycle.md#payouts). */
export const payoutFailuresEn = {
  'payout.REJECTED_BY_WG': 'We stopped this payout for a check. Support will tell you what we need.',
  'payout.INSUFFICIENT_BALANCE': 'The payout is delayed on our side. We send it again by ourselves.',
  'payout.INVALID_DESTINATION': 'The bank does not know this account number. Correct it, then withdraw again.',
  'payout.REJECTED_BY_CHANNEL': 'The bank refused the payout. Your money is back; try another account.',
  'payout.TEMPORARY_TRANSFER_ERROR': 'The bank did not answer. We try again within two hours.',
  'payout.TRANSFER_ERROR': 'Something went wrong on the way to the bank. We are checking it.',
  'payout.UNKNOWN_BANK_NETWORK_ERROR': 'We are asking the bank whether the payout arrived.',
  /** After the last of several tries, for any reason. */
  'payout.GIVEN_BACK': 'It could not be sent after several tries. Withdraw again later.',
  /** Given back by finance, after the bank was asked. */
  'payout.REVIEWED': 'We looked into this payout and gave the money back. You can withdraw again.',
} as const satisfies Record<`payout.${PayoutFailureReason | 'GIVEN_BACK' | 'REVIEWED'}`, string>;
