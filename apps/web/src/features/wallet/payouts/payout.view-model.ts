import { isPayoutFailureReason, payoutFailureActions } from '@suki/domain/config/payout-failures';
import { formatMoney } from '@suki/domain/money/format-money';
import { payoutFailuresEn } from '@suki/domain/texts/payout-failures.en';
import { isPayoutHeld } from '@suki/domain/trade/decide/payout-held';
import { payoutTransition } from '@suki/domain/trade/table/payout-transitions.table';
import type { Payout, PayoutStatus } from '@suki/sdk/types';
import type { TimelineEntry } from '@suki/ui/lists/Timeline/Timeline';
import { moment } from '../../../shell/when.ts';
import { payoutTexts as texts } from './payouts.texts.ts';

export type PayoutView = {
  readonly amount: string;
  readonly status: string;
  /** True until it has arrived. */
  readonly isOpen: boolean;
  /** The problem and the next step; null without a problem. */
  readonly problem: string | null;
  readonly canCancel: boolean;
  readonly timeline: readonly TimelineEntry[];
};

const ended: readonly PayoutStatus[] = ['SUCCEEDED', 'FAILED', 'CANCELLED', 'REVERSED'];

export function payoutView(payout: Payout): PayoutView {
  const { status } = payout;
  return {
    amount: formatMoney(payout.amount),
    status: texts.statuses[status],
    isOpen: !ended.includes(status),
    problem: problemOf(payout),
    canCancel: payoutTransition('payout-cancelled').from.includes(status) && !isPayoutHeld(payout),
    timeline: [...aheadOf(payout), ...past(payout)],
  };
}

type Failing = Pick<Payout, 'status' | 'failureReason'>;

function problemOf({ status, failureReason }: Failing): string | null {
  if (status === 'CANCELLED' || status === 'REVERSED') {
    return texts.back;
  }
  if (failureReason === null || status === 'SUCCEEDED') {
    return null;
  }
  const reason = knownReason(failureReason);
  const action = payoutFailureActions[reason];
  if (status !== 'FAILED') {
    return payoutFailuresEn[`payout.${reason}`];
  }
  const why = payoutFailuresEn[`payout.${action === 'retry' ? 'GIVEN_BACK' : reason}`];
  // A reader first wants to know where the money is; the text of this one reason says so itself.
  return reason === 'REJECTED_BY_CHANNEL' ? why : `${texts.back} ${why}`;
}

function knownReason(reason: string) {
  return isPayoutFailureReason(reason) ? reason : 'UNKNOWN_BANK_NETWORK_ERROR';
}

/** The expected next step; empty when none is left. */
function aheadOf({ status, failureReason, expectedAt }: Payout): readonly TimelineEntry[] {
  if (status !== 'PENDING' && status !== 'ACCEPTED' && status !== 'REQUESTED') {
    return [];
  }
  if (failureReason !== null) {
    const isRetried = payoutFailureActions[knownReason(failureReason)] === 'retry';
    return [{ id: 'next', time: texts.soon, what: isRetried ? texts.retrying : texts.held, next: true }];
  }
  const next = { id: 'next', time: texts.soon, what: texts.ahead[status], next: true };
  if (expectedAt === null) {
    return [next];
  }
  const arrival = { time: moment(expectedAt), dateTime: expectedAt, what: texts.reached.SUCCEEDED, next: true };
  return status === 'REQUESTED'
    ? [{ ...arrival, id: 'next', note: texts.expected }]
    : [{ ...arrival, id: 'arrival', note: texts.expected }, next];
}

function past({ status, createdAt, updatedAt }: Payout): readonly TimelineEntry[] {
  const asked = { id: 'asked', time: moment(createdAt), dateTime: createdAt, what: texts.reached.PENDING };
  return status === 'PENDING'
    ? [asked]
    : [{ id: 'reached', time: moment(updatedAt), dateTime: updatedAt, what: texts.reached[status] }, asked];
}
