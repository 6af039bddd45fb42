import { refundRetriesMs } from '../../config/payouts.ts';
import { refundFailureAction } from '../../config/refund-failures.ts';
import type { AttemptId, RefundId, UserId } from '../../ids/id.ts';
import { type Centavos, negate } from '../../money/centavos.ts';
import type { MessageIntent, Posting } from '../facts/decision.ts';
import type { RefundStatus } from '../facts/statuses.ts';
import { posting } from '../money/postings.ts';
import { type RefundEvent, refundTransition } from '../table/refund-transitions.table.ts';

export type RefundSnapshot = {
  readonly id: RefundId;
  readonly attemptId: AttemptId;
  readonly userId: UserId;
  readonly amount: Centavos;
  readonly status: RefundStatus;
};

export type RefundReport = 'requested' | 'succeeded' | 'failed_for_good';

/** `move: null` when the report is a repetition. */
export type RefundDecision = {
  readonly move: { readonly id: RefundId; readonly from: RefundStatus; readonly to: RefundStatus } | null;
  readonly postings: readonly Posting[];
  readonly messages: readonly MessageIntent[];
  /**
   * The line in the history of the refund's subject, for E75. Other reports of the gateway (refund accepted, refund
   * settled) are no rows of the life cycle.
   */
  readonly note: RefundEvent | null;
};

const nothing: RefundDecision = { move: null, postings: [], messages: [], note: null };

const eventOf = {
  requested: 'refund-requested',
  succeeded: 'refund-succeeded',
  failed_for_good: 'refund-to-wallet',
} as const satisfies Record<RefundReport, RefundEvent>;

/**
 * Decides the gateway's report on a refund. A success takes the refund out of clearing, and a definite failure credits
 * the wallet instead (E75). An unknown outcome is asked about first and never comes here.
 */
export function decideRefund(refund: RefundSnapshot, report: RefundReport): RefundDecision {
  const { id, status } = refund;
  const { from, to } = refundTransition(eventOf[report]);
  if (!from.includes(status)) {
    return nothing;
  }
  const move = { id, from: status, to };
  const postings = settlement(refund, report);
  return report === 'failed_for_good'
    ? { move, postings, messages: [inWallet(refund)], note: eventOf[report] }
    : { move, postings, messages: [], note: null };
}

/** A sending that the gateway reports as failed. */
export type RefundFailure = {
  /** The gateway's word for it; null when it said none. */
  readonly code: string | null;
  /** The number of the sending that failed: 1 for the first. */
  readonly sending: number;
};

/**
 * `retryAt` is the moment of the next sending. Null when there is none, because the money is in the wallet now or the
 * report is a repetition.
 */
export type RefundFailureDecision = RefundDecision & { readonly retryAt: Date | null };

/**
 * Decides a failed sending (E75). After a passing reason the refund waits for its next sending, and nobody is told. Any
 * other reason, or the failure of the last sending, credits the wallet.
 */
export function decideRefundFailure(
  refund: RefundSnapshot,
  { code, sending }: RefundFailure,
  now: Date,
): RefundFailureDecision {
  const { from, to } = refundTransition('refund-retried');
  const retryAt = refundFailureAction(code) === 'retry' ? refundRetryAt(sending, now) : null;
  if (retryAt === null) {
    return { ...decideRefund(refund, 'failed_for_good'), retryAt };
  }
  if (!from.includes(refund.status)) {
    return { ...nothing, retryAt: null };
  }
  const move = { id: refund.id, from: refund.status, to };
  return { move, postings: [], messages: [], note: 'refund-retried', retryAt };
}

/**
 * Returns the next try of a refund that failed for a passing reason: 1, 6 and 24 hours later (E75). Null after the last
 * try, when the refund has failed for good. `tries` counts the sendings so far.
 */
export function refundRetryAt(tries: number, now: Date): Date | null {
  const waitMs = refundRetriesMs[tries - 1];
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs);
}

function inWallet({ userId, amount }: RefundSnapshot): MessageIntent {
  return { to: userId, tab: 'payment', kind: 'refund-to-wallet', params: { refund: amount } };
}

function settlement({ id: key, attemptId, userId, amount }: RefundSnapshot, report: RefundReport): readonly Posting[] {
  if (report === 'requested') {
    return [];
  }
  const target = report === 'succeeded' ? ('platform:gateway_clearing' as const) : (`wallet:${userId}` as const);
  const lines = [
    [`refund:${attemptId}`, negate(amount), 'refund'],
    [target, amount, 'refund'],
  ] as const;
  return [posting({ code: report === 'succeeded' ? 'refund_settled' : 'refund_credited', key, lines })];
}
