import { payoutChannelName } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { PayoutReviewOutcome } from '@suki/domain/trade/decide/decide-payout-review';
import { type PayoutStatus, payoutStatuses, type RefundStatus } from '@suki/domain/trade/facts/statuses';
import type { SukiError } from '@suki/sdk/errors';
import type { StaffPayout } from '@suki/sdk/types';
import { refundLists, refundTitle, shownRefunds } from './money.view-model.ts';

export type PayoutList = PayoutStatus | 'held';

const titles: Readonly<Record<PayoutList, string>> = {
  held: 'To decide',
  PENDING: 'Not sent yet',
  ACCEPTED: 'Taken by the gateway',
  REQUESTED: 'At the bank',
  FAILED: 'Given back',
  CANCELLED: 'Stopped by the owner',
  REVERSED: 'Sent back by the bank',
  SUCCEEDED: 'Arrived',
};

const emptyTexts: Readonly<Record<PayoutList, string>> = {
  held: 'No payout waits for a decision.',
  PENDING: 'Every payout has been taken by the gateway.',
  ACCEPTED: 'No payout waits at the gateway.',
  REQUESTED: 'No payout is at the bank.',
  FAILED: 'No payout was given back.',
  CANCELLED: 'No payout was stopped by its owner.',
  REVERSED: 'The bank has sent none back.',
  SUCCEEDED: 'No payout has arrived yet.',
};

/** In the order in which the lists need attention. */
export const payoutLists = Object.keys(titles) as readonly PayoutList[];

export function payoutTitle(list: PayoutList): string {
  return titles[list];
}

export function noPayoutText(list: PayoutList): string {
  return emptyTexts[list];
}

/** One list at a time: two lists below each other would move while they load. */
export type ShownMoney =
  | { readonly title: string; readonly payouts: PayoutList; readonly refunds?: undefined }
  | { readonly title: string; readonly refunds: RefundStatus; readonly payouts?: undefined };

export type MoneyList = {
  /** The query of the list: "payouts=held". */
  readonly search: string;
  readonly name: string;
  readonly title: string;
};

export const listsOfPayouts: readonly MoneyList[] = payoutLists.map((list) => ({
  search: `payouts=${list}`,
  name: payoutTitle(list),
  title: `Payouts: ${payoutTitle(list).toLowerCase()}`,
}));

export const listsOfRefunds: readonly MoneyList[] = refundLists.map((status) => ({
  search: `refunds=${status}`,
  name: refundTitle(status),
  title: `Refunds: ${refundTitle(status).toLowerCase()}`,
}));

/** The list in the address; by default the payouts that wait for a decision. */
export function shownMoney(search: URLSearchParams): ShownMoney {
  if (search.has('refunds')) {
    const refunds = shownRefunds(search.get('refunds'));
    return { title: `Refunds: ${refundTitle(refunds).toLowerCase()}`, refunds };
  }
  const payouts = payoutStatuses.find((status) => status === search.get('payouts')) ?? 'held';
  return { title: `Payouts: ${payoutTitle(payouts).toLowerCase()}`, payouts };
}

const advices: Readonly<Record<string, string>> = {
  REJECTED_BY_WG: 'The gateway stopped it for a check. Ask compliance what is missing before it is sent again.',
  TRANSFER_ERROR: 'The transfer failed. Look at the request at the gateway before it is sent again.',
};

/** The facts to find out before a decision, so that nobody is paid twice. */
export function adviceOn({ failureReason }: Pick<StaffPayout, 'failureReason'>): string {
  return (
    advices[failureReason ?? ''] ??
    'The bank may have the money. Ask it first: given back or sent again, it would be paid twice.'
  );
}

export function payoutLine({ amount, accountHolderName, channelCode, tries, failureReason, createdAt }: StaffPayout) {
  const count = tries === 1 ? '1 try' : `${tries} tries`;
  return {
    amount: formatMoney(amount),
    to: `${accountHolderName}, ${payoutChannelName(channelCode)}`,
    tries: failureReason === null ? count : `${count}, the gateway says ${failureReason}`,
    since: formatMoment(new Date(createdAt)),
  };
}

/** The question before a decision: it cannot be undone, and money may leave twice. */
export function questionOf(
  {
    id,
    amount,
    accountHolderName,
    channelCode,
  }: Pick<StaffPayout, 'id' | 'amount' | 'accountHolderName' | 'channelCode'>,
  outcome: PayoutReviewOutcome,
) {
  const sum = formatMoney(amount);
  const words =
    outcome === 'give_back'
      ? { title: `Give ${sum} back to the wallet?`, yes: `Give ${sum} back` }
      : { title: `Send ${sum} again?`, yes: `Send ${sum} again` };
  return {
    ...words,
    no: 'Leave it for now',
    danger: 'If the bank has it already, it would be paid twice.',
    facts: [
      { name: 'Amount', value: sum },
      { name: 'Person', value: accountHolderName },
      { name: 'Account', value: payoutChannelName(channelCode) },
      // Two payouts of equal amount may wait for the same person.
      { name: 'Payout', value: id },
    ],
  };
}

export function decidedText(outcome: PayoutReviewOutcome): string {
  return outcome === 'give_back' ? 'The money is back in the wallet' : 'It is sent again now';
}

const meanwhile: Readonly<Record<string, string>> = {
  PENDING: 'somebody has sent it again.',
  ACCEPTED: 'somebody has sent it again.',
  REQUESTED: 'it is on its way to the bank.',
  SUCCEEDED: 'the gateway has paid it.',
  FAILED: 'the money is back in the wallet.',
  CANCELLED: 'its owner has stopped it.',
  REVERSED: 'the bank has sent it back.',
} satisfies Record<PayoutStatus, string>;

/** The state of a payout that somebody else decided about first; null when the decision failed for another reason. */
export function decidedMeanwhile({ reason, details }: Pick<SukiError, 'reason' | 'details'>): string | null {
  if (reason !== 'NOT_ALLOWED_NOW') return null;
  const became = meanwhile[String(details.status)];
  return `This payout no longer waits for a decision${became === undefined ? '.' : `: ${became}`} Your press did nothing.`;
}
