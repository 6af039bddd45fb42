import type { PayoutFailureReason } from '@suki/domain/config/payout-failures';
import type { RefundFailureCode } from '@suki/domain/config/refund-failures';
import type { RefundStatus } from '@suki/domain/trade/facts/statuses';
import type { StaffRefund } from '@suki/sdk/types';

/** Words of the gateway for a failure, as they stand after "it failed:". */
export const failureWords: Readonly<Record<PayoutFailureReason | RefundFailureCode, string>> = {
  REJECTED_BY_WG: 'the gateway stopped it for a check',
  INSUFFICIENT_BALANCE: 'our balance at the gateway was too low',
  INVALID_DESTINATION: 'the account does not exist',
  REJECTED_BY_CHANNEL: 'the bank refused it',
  TEMPORARY_TRANSFER_ERROR: 'the bank had trouble for a while',
  TRANSFER_ERROR: 'the transfer failed',
  UNKNOWN_BANK_NETWORK_ERROR: 'the bank did not say how it ended',
  ISSUER_TEMPORARILY_UNAVAILABLE: 'the payer’s bank was away',
  ISSUER_UNAVAILABLE: 'the payer’s bank was away',
  CHANNEL_UNAVAILABLE: 'the payment service was away',
  REFUND_TEMPORARILY_UNAVAILABLE: 'refunds were paused at the gateway',
  REFUND_FAILED: 'the payer’s bank refused it',
  API_VALIDATION_ERROR: 'the gateway could not read our request',
  DATA_NOT_FOUND: 'the gateway does not know the payment',
  INELIGIBLE_TRANSACTION: 'this payment can’t be refunded',
  PARTIAL_REFUND_NOT_SUPPORTED: 'this payment method can’t refund a part',
  REFUND_NOT_SUPPORTED: 'this payment method takes no refunds',
  TRANSACTION_NOT_FOUND: 'the gateway does not know the payment',
};

export const refundTitles: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'Not sent yet',
  REQUESTED: 'On its way',
  FAILED: 'In the wallet',
  CANCELLED: 'Stopped',
  SUCCEEDED: 'Arrived',
};

export const noRefundTexts: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'The gateway has accepted every refund.',
  REQUESTED: 'No refund is on its way.',
  FAILED: 'No refund had to go to a wallet.',
  CANCELLED: 'No refund was stopped. One stops when the bank takes the payment back before it left.',
  SUCCEEDED: 'No refund has arrived yet.',
};

export const refundKinds: Readonly<Record<StaffRefund['kind'], string>> = {
  item_refund: 'Refund of an order',
  item_partial_refund: 'Part of an order refunded',
  deposit_refund: 'Deposit back',
  partial_deposit_refund: 'Rest of a deposit back',
  fine: 'Fine',
  compensation: 'Compensation',
  sell_income: 'Income of a sale',
};

export const moneyTexts = {
  title: 'Money',
  list: 'List',
  payouts: 'Payouts',
  payoutStates: 'Payouts by state',
  refunds: 'Refunds',
  refundStates: 'Refunds by state',
  payoutsTitle: (name: string) => `Payouts: ${name}`,
  refundsTitle: (name: string) => `Refunds: ${name}`,
  loadingRefunds: 'Loading the refunds',
  loadingPayouts: 'Loading the payouts',
  for: (what: string) => `For ${what}`,
  unknownSubject: 'a payment from outside Suki',
  ask: 'a deposit of an ask',
  bid: 'a deposit of a bid',
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  failed: (tries: string, why: string) => `${tries}; it failed: ${why}`,
  unknownFailure: 'the gateway named no reason that we know',
  inWallet: (words: string) => `${words}; it is in the wallet instead`,
  sentAgainAt: (at: string) => `, next try ${at}`,
  since: (since: string, tries: string) => `Since ${since}, ${tries}`,
  sentAgain: (name: string, at: string, reason: string) => `Sent again by ${name}, ${at}: “${reason}”`,
  colleague: 'a colleague',
} as const;

/** Sending a refund or payout again. */
export const sendAgainTexts = {
  button: 'Send again',
  about: (what: string) => `Send again: ${what}`,
  question: 'Send it again?',
  text: (what: string) => `${what}. The gateway hasn’t accepted it yet. It is never paid twice.`,
  done: 'We’re sending it again',
} as const;

/** Comparisons with the gateway. */
export const reconciliationTexts = {
  title: 'Open items',
  text: 'Asks the gateway about every payment, refund, payout and payment method that is still open here, and books its answers. It runs on its own too; press it when someone is waiting.',
  button: 'Ask the gateway now',
  running: 'Asking the gateway',
  kinds: {
    payments: 'Payments',
    refunds: 'Refunds',
    payouts: 'Payouts',
    paymentMethods: 'Payment methods',
  },
  caption: (at: string) => `Comparison of ${at}`,
  asked: 'Asked',
  settled: 'Settled',
  differs: 'Differs',
  unanswered: 'No answer',
  nothingOpen: 'Nothing was open: our books and the gateway agree.',
  differ: (count: number) => `${count} differ from what the gateway says. See the alerts.`,
  silent: (count: number) => `The gateway didn’t answer about ${count}. Ask again later.`,
  agree: 'The gateway answered, and nothing differs.',
} as const;

export const fullComparisonTexts = {
  title: 'Full comparison',
  text: (time: string) =>
    `Compares every payment, refund and payout that is open or changed in the last ${time} with the gateway. It runs each night at 3; each difference becomes an alert.`,
  button: 'Compare everything now',
  starting: 'Starting the comparison',
  last: 'The last comparisons',
  caption: 'The last comparisons with the gateway',
  begun: 'Started',
  state: 'State',
  lookingUp: 'Looking up the last comparison.',
  none: 'Nothing has been compared yet.',
  failed: 'The last comparison didn’t finish: the gateway didn’t answer.',
  underWay: (checked: number) => `A comparison is running: ${checked} asked so far.`,
  agree: (checked: number) => `Our books and the gateway agree on all ${checked}.`,
  differ: (checked: number, differs: number, unanswered: number) =>
    `Of ${checked}, ${differs} differ: each is an alert. ${unanswered} had no answer; we ask again tonight.`,
  notFinished: 'Not finished',
  running: 'Running',
  done: (at: string) => `Done ${at}`,
  byHand: 'by hand',
  byNight: 'at night',
} as const;
