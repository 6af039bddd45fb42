import type { ReviewedPayout } from '../facts/payout.ts';
import { refuse } from '../facts/refuse.ts';
import { approvePayout, approveUnmoved, type PayoutDecision } from '../money/payout-effects.ts';
import { isPayoutHeld } from './payout-held.ts';

export const payoutReviewOutcomes = ['give_back', 'send_again'] as const;
export type PayoutReviewOutcome = (typeof payoutReviewOutcomes)[number];

/**
 * Decides the staff's outcome for a held payout (docs/lifecycle.md#held-payouts). The use case has asked the gateway
 * before, because the risk is to pay twice: a sending that has arrived or failed there meanwhile is settled first, and
 * its payout is then no longer held.
 */
export function decidePayoutReview(payout: ReviewedPayout, outcome: PayoutReviewOutcome, now: Date): PayoutDecision {
  if (!isPayoutHeld(payout)) return refuse('NOT_ALLOWED_NOW', { status: payout.status });
  return outcome === 'give_back'
    ? approvePayout('payout-given-back', payout, 'payout.REVIEWED')
    : { ...approveUnmoved('payout-given-back'), event: 'payout-sent', failure: { action: 'retry', retryAt: now } };
}
