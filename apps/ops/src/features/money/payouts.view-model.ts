import { payoutChannelName } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { PayoutReviewOutcome } from '@suki/domain/trade/decide/decide-payout-review';
import { payoutStatuses, type RefundStatus } from '@suki/domain/trade/facts/statuses';
import type { SukiError } from '@suki/sdk/errors';
import type { StaffPayout } from '@suki/sdk/types';
import { failureText } from './gateway-failure.view-model.ts';
import { moneyTexts } from './money.texts.ts';
import { refundLists, refundTitle, shownRefunds } from './money.view-model.ts';
import {
  decisionTexts,
  meanwhileTexts,
  noPayoutTexts,
  type PayoutList,
  payoutTitles,
  payoutsTexts as words,
} from './payouts.texts.ts';

/** In the order in which the lists need attention. */
export const payoutLists = Object.keys(payoutTitles) as readonly PayoutList[];

export function payoutTitle(list: PayoutList): string {
  return payoutTitles[list];
}

export function noPayoutText(list: PayoutList): string {
  return noPayoutTexts[list];
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
  title: moneyTexts.payoutsTitle(payoutTitle(list).toLowerCase()),
}));

export const listsOfRefunds: readonly MoneyList[] = refundLists.map((status) => ({
  search: `refunds=${status}`,
  name: refundTitle(status),
  title: moneyTexts.refundsTitle(refundTitle(status).toLowerCase()),
}));

/** The list in the address; by default the payouts that wait for a decision. */
export function shownMoney(search: URLSearchParams): ShownMoney {
  if (search.has('refunds')) {
    const refunds = shownRefunds(search.get('refunds'));
    return { title: moneyTexts.refundsTitle(refundTitle(refunds).toLowerCase()), refunds };
  }
  const payouts = payoutStatuses.find((status) => status === search.get('payouts')) ?? 'held';
  return { title: moneyTexts.payoutsTitle(payoutTitle(payouts).toLowerCase()), payouts };
}

const advices: Readonly<Record<string, string>> = {
  REJECTED_BY_WG: words.adviceOnCheck,
  TRANSFER_ERROR: words.adviceOnTransfer,
};

/** The facts to find out before a decision, so that nobody is paid twice. */
export function adviceOn({ failureReason }: Pick<StaffPayout, 'failureReason'>): string {
  return advices[failureReason ?? ''] ?? words.advice;
}

export function payoutLine({ amount, accountHolderName, channelCode, tries, failureReason, createdAt }: StaffPayout) {
  const count = moneyTexts.tries(tries);
  return {
    amount: formatMoney(amount),
    to: `${accountHolderName}, ${payoutChannelName(channelCode)}`,
    tries: failureReason === null ? count : moneyTexts.failed(count, failureText(failureReason)),
    since: formatMoment(new Date(createdAt)),
  };
}

type Asked = Pick<StaffPayout, 'amount' | 'accountHolderName' | 'channelCode' | 'createdAt'>;

/** The question before a decision: it cannot be undone, and money may leave twice. */
export function questionOf({ amount, accountHolderName, channelCode, createdAt }: Asked, outcome: PayoutReviewOutcome) {
  const sum = formatMoney(amount);
  const { title, yes } = decisionTexts[outcome];
  return {
    title: title(sum),
    yes: yes(sum),
    no: words.no,
    danger: words.danger,
    facts: [
      { name: words.amount, value: sum },
      { name: words.person, value: accountHolderName },
      { name: words.account, value: payoutChannelName(channelCode) },
      // Two payouts of equal amount may wait for the same person.
      { name: words.asked, value: formatMoment(new Date(createdAt)) },
    ],
  };
}

export function decidedText(outcome: PayoutReviewOutcome): string {
  return decisionTexts[outcome].done;
}

/** The state of a payout that somebody else decided about first; null when the decision failed for another reason. */
export function decidedMeanwhile({ reason, details }: Pick<SukiError, 'reason' | 'details'>): string | null {
  if (reason !== 'NOT_ALLOWED_NOW') return null;
  const became = payoutStatuses.find((status) => status === details.status);
  return words.over(became === undefined ? undefined : meanwhileTexts[became]);
}
