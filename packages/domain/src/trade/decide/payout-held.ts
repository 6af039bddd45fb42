import { payoutFailureAction } from '../../config/payout-failures.ts';
import type { ReviewedPayout } from '../facts/payout.ts';
import { payoutTransition } from '../table/payout-transitions.table.ts';

/**
 * Whether a payout waits for people (docs/lifecycle.md#held-payouts): compliance stopped it, the transfer failed in a
 * way that somebody must look at, or it is unknown whether the bank has the money.
 */
export function isPayoutHeld({ status, failureReason }: Pick<ReviewedPayout, 'status' | 'failureReason'>): boolean {
  const isOpen = payoutTransition('payout-given-back').from.includes(status);
  return isOpen && failureReason !== null && payoutFailureAction(failureReason) === 'hold';
}

/**
 * Whether a payout is open and the gateway has none of its sendings that may still be paid, as far as we know
 * (docs/lifecycle.md#held-payouts): it was not sent yet, its answer was lost, or it failed and waits for the next one.
 * Sent again it is no second payout: a lost answer is asked for under the same key.
 */
export function isPayoutUnsent(payout: Pick<ReviewedPayout, 'status' | 'failureReason'> & GatewayKnows): boolean {
  const isOpen = payoutTransition('payout-given-back').from.includes(payout.status);
  return isOpen && payout.gatewayPayoutId === null && !isPayoutHeld(payout);
}

type GatewayKnows = { readonly gatewayPayoutId: string | null };
