import { payoutFailureAction } from '../../config/payout-failures.ts';
import type { ReviewedPayout } from '../facts/payout.ts';
import { payoutTransition } from '../table/payout-transitions.table.ts';

/**
 * Returns true when a payout waits for the staff (docs/lifecycle.md#held-payouts): compliance stopped it, the transfer
 * failed in a way that a person must look at, or the bank may or may not have the money.
 */
export function isPayoutHeld({ status, failureReason }: Pick<ReviewedPayout, 'status' | 'failureReason'>): boolean {
  const isOpen = payoutTransition('payout-given-back').from.includes(status);
  return isOpen && failureReason !== null && payoutFailureAction(failureReason) === 'hold';
}

/**
 * Returns true when a payout is open and, as far as we know, the gateway has no sending of it that may still be paid
 * (docs/lifecycle.md#held-payouts): the payout was not sent yet, its answer was lost, or it failed and waits for the
 * next sending. Sending it again is no second payout: a lost answer is asked for under the same key.
 */
export function isPayoutUnsent(payout: Pick<ReviewedPayout, 'status' | 'failureReason'> & GatewayKnows): boolean {
  const isOpen = payoutTransition('payout-given-back').from.includes(payout.status);
  return isOpen && payout.gatewayPayoutId === null && !isPayoutHeld(payout);
}

type GatewayKnows = { readonly gatewayPayoutId: string | null };
