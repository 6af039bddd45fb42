import type { PayoutFailureReason } from '../config/payout-failures.ts';

/** Texts about a payout that did not arrive (docs/lifecycle.md#payouts). */
export const payoutFailuresEn = {
  'payout.REJECTED_BY_WG': 'We stopped this payout for a check. Support will tell you what we need.',
  'payout.INSUFFICIENT_BALANCE':
    'The payout is delayed on our side. We’ll send it again. You don’t have to do anything.',
  'payout.INVALID_DESTINATION': 'The bank doesn’t recognize this account number. Correct it, then withdraw again.',
  'payout.REJECTED_BY_CHANNEL': 'The bank refused the payout. Your money is back in your balance. Try another account.',
  'payout.TEMPORARY_TRANSFER_ERROR': 'The bank didn’t answer. We’ll try again within two hours.',
  'payout.TRANSFER_ERROR': 'Something went wrong on the way to the bank. We’re checking it.',
  'payout.UNKNOWN_BANK_NETWORK_ERROR': 'We’re asking the bank if the payout arrived.',
  /** After the last of several tries, for any reason. */
  'payout.GIVEN_BACK':
    'It couldn’t be sent after several tries. Withdraw again later.',
  /** Given back by finance, after the bank was asked. */
  'payout.REVIEWED': 'We looked into this payout and gave the money back. You can withdraw again.',
} as const satisfies Record<`payout.${PayoutFailureReason | 'GIVEN_BACK' | 'REVIEWED'}`, string>;
