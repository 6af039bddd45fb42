import { payoutFailureAction } from '../../config/payout-failures.ts';
import { payoutFailuresEn } from '../../texts/payout-failures.en.ts';
import { approvePayout, still } from '../money/payout-effects.ts';
import { payoutTransition } from '../table/payout-transitions.table.ts';
import { refuse } from './approve.ts';
import type { PayoutDecision, PayoutSnapshot } from './decide-payout.ts';

export const payoutReviewOutcomes = ['give_back', 'send_again'] as const;
export type PayoutReviewOutcome = (typeof payoutReviewOutcomes)[number];

/** A payout with what the gateway said of it last. */
export type ReviewedPayout = PayoutSnapshot & { readonly failureReason: string | null };

/**
 * Whether a payout waits for people (lifecycle, section 9): compliance stopped it, the transfer failed in a way that somebody must look at, or it is
 * unknown whether the bank has the money.
 */
export function isPayoutHeld({ status, failureReason }: Pick<ReviewedPayout, 'status' | 'failureReason'>): boolean {
  const isOpen = payoutTransition('payout-given-back').from.includes(status);
  return isOpen && failureReason !== null && payoutFailureAction(failureReason) === 'hold';
}

/**
 * Whether a payout is open and the gateway has none of its sendings that may still be paid, as far as we know (lifecycle, section 9): it was not sent yet, its
 * answer was lost, or it failed and waits for the next one. Sent again it is no second payout: a lost answer is asked for under the same key.
 */
export function isPayoutUnsent(payout: Pick<ReviewedPayout, 'status' | 'failureReason'> & GatewayKnows): boolean {
  const isOpen = payoutTransition('payout-given-back').from.includes(payout.status);
  return isOpen && payout.gatewayPayoutId === null && !isPayoutHeld(payout);
}

type GatewayKnows = { readonly gatewayPayoutId: string | null };

/**
 * What the staff decide about a held payout (lifecycle, section 9). The use case has asked the gateway before: the risk is to pay twice, so what
 * has arrived or failed there meanwhile is settled first, and is then no longer held.
 */
export function decidePayoutReview(payout: ReviewedPayout, outcome: PayoutReviewOutcome, now: Date): PayoutDecision {
  if (!isPayoutHeld(payout)) return refuse('NOT_ALLOWED_NOW', { status: payout.status });
  return outcome === 'give_back'
    ? approvePayout('payout-given-back', payout, payoutFailuresEn['payout.REVIEWED'])
    : { ...still('payout-given-back'), event: 'payout-sent', failure: { action: 'retry', retryAt: now } };
}
