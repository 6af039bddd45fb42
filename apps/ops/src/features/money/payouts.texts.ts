import type { PayoutReviewOutcome } from '@suki/domain/trade/decide/decide-payout-review';
import type { PayoutStatus } from '@suki/domain/trade/facts/statuses';

export type PayoutList = PayoutStatus | 'held';

/** In the order in which the lists need attention. */
export const payoutTitles: Readonly<Record<PayoutList, string>> = {
  held: 'To decide',
  PENDING: 'Not sent yet',
  ACCEPTED: 'Taken by the gateway',
  REQUESTED: 'At the bank',
  FAILED: 'Given back',
  CANCELLED: 'Stopped by the owner',
  REVERSED: 'Sent back by the bank',
  SUCCEEDED: 'Arrived',
};

export const noPayoutTexts: Readonly<Record<PayoutList, string>> = {
  held: 'No payout is waiting for a decision.',
  PENDING: 'The gateway has accepted every payout.',
  ACCEPTED: 'No payout is waiting at the gateway.',
  REQUESTED: 'No payout is at the bank.',
  FAILED: 'No payout was given back.',
  CANCELLED: 'No payout was stopped by its owner.',
  REVERSED: 'The bank has sent none back.',
  SUCCEEDED: 'No payout has arrived yet.',
};

/** The state that a payout has now, when somebody else was faster. */
export const meanwhileTexts: Readonly<Record<PayoutStatus, string>> = {
  PENDING: 'somebody sent it again.',
  ACCEPTED: 'somebody sent it again.',
  REQUESTED: 'it is on its way to the bank.',
  SUCCEEDED: 'the gateway has paid it.',
  FAILED: 'the money is back in the wallet.',
  CANCELLED: 'its owner stopped it.',
  REVERSED: 'the bank sent it back.',
};

type Question = {
  readonly button: string;
  readonly title: (sum: string) => string;
  readonly yes: (sum: string) => string;
  readonly done: string;
};

export const decisionTexts: Readonly<Record<PayoutReviewOutcome, Question>> = {
  give_back: {
    button: 'Give the money back',
    title: (sum) => `Give ${sum} back to the wallet?`,
    yes: (sum) => `Give ${sum} back`,
    done: 'The money is back in the wallet',
  },
  send_again: {
    button: 'Send again',
    title: (sum) => `Send ${sum} again?`,
    yes: (sum) => `Send ${sum} again`,
    done: 'We’re sending it again',
  },
};

export const payoutsTexts = {
  adviceOnCheck: 'Ask compliance what is missing before you send it again: the gateway stopped it for a check.',
  adviceOnTransfer: 'Look up the request at the gateway before you send it again: the transfer failed.',
  advice: 'Ask the bank if it has the money. If it does, giving it back or sending it again pays twice.',
  no: 'Leave it for now',
  danger: 'If the bank has it already, it is paid twice.',
  amount: 'Amount',
  person: 'Person',
  account: 'Account',
  asked: 'Asked for',
  about: (button: string, to: string, amount: string) => `${button}: ${amount}, ${to}`,
  backToPayouts: 'Back to the payouts',
  asking: 'Asking the gateway first',
  close: 'Close',
  over: (became: string | undefined) =>
    `This payout no longer waits for a decision${became === undefined ? '.' : `: ${became}`} Nothing was changed.`,
} as const;
