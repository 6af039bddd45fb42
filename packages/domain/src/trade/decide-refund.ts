import type { AttemptId, RefundId, UserId } from '../ids/id.ts';
import { type Centavos, negate } from '../money/centavos.ts';
import type { Posting } from './decision.ts';
import { posting } from './postings.ts';
import type { RefundStatus } from './statuses.ts';

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
};

const statusAfter = { requested: 'REQUESTED', succeeded: 'SUCCEEDED', failed_for_good: 'FAILED' } as const;

/**
 * What the gateway's word on a refund means: success takes it out of clearing, a definite failure credits the wallet instead (E75;
 * an unknown outcome is asked about first and never comes here).
 */
export function decideRefund(refund: RefundSnapshot, report: RefundReport): RefundDecision {
  const { id, status } = refund;
  const to = statusAfter[report];
  const isOpen = status === 'PENDING' || status === 'REQUESTED';
  if (!isOpen || status === to) {
    return { move: null, postings: [] };
  }
  return { move: { id, from: status, to }, postings: settlement(refund, report) };
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
  return [posting({ code: report === 'succeeded' ? 'refund-settled' : 'refund-to-wallet', key, lines })];
}
