import {
  isPayoutFailureReason,
  PAYOUT_RETRY_MS,
  PAYOUT_TRIES_MAX,
  type PayoutFailureAction,
  payoutFailureAction,
  payoutFailureActions,
} from '../../config/payout-failures.ts';
import { payouts } from '../../config/payouts.ts';
import type { PayoutCommand, PayoutSnapshot, ReviewedPayout } from '../facts/payout.ts';
import { refuse } from '../facts/refuse.ts';
import { approvePayout, approveUnmoved, type PayoutApproval, type PayoutDecision } from '../money/payout-effects.ts';
import { type PayoutEvent, payoutTransition } from '../table/payout-transitions.table.ts';
import { payoutsStartAt } from './account-hold.ts';
import { isPayoutHeld } from './payout-held.ts';

/** Decides a command on a payout (docs/lifecycle.md#payouts). Pure, like `decide`. */
export function decidePayout(command: PayoutCommand, now: Date): PayoutDecision {
  switch (command.name) {
    case 'request_payout':
      return request(command, now);
    case 'payout_accepted':
      return report('payout-accepted', command.payout);
    case 'payout_sent':
      return report('payout-sent', command.payout);
    case 'payout_succeeded':
      return report('payout-succeeded', command.payout);
    case 'payout_reversed':
      return reverse(command.payout, command.reason);
    case 'payout_failed':
      return fail(command.payout, command.reason, now);
    case 'payout_cancelled':
      return report('payout-cancelled', command.payout);
    case 'cancel_payout':
      return cancel(command.payout);
    default:
      return command satisfies never;
  }
}

function request(
  { payoutId, amount, facts }: Extract<PayoutCommand, { name: 'request_payout' }>,
  now: Date,
): PayoutDecision {
  if (facts.isSuspended) {
    return refuse('ACCOUNT_SUSPENDED');
  }
  if (amount < payouts.min) {
    return refuse('PAYOUT_AMOUNT', { min: payouts.min, amount });
  }
  if (facts.receivable > 0) {
    return refuse('PAYOUT_BLOCKED', { receivable: facts.receivable });
  }
  if (amount > facts.withdrawable) {
    return refuse('BALANCE_TOO_LOW', { withdrawable: facts.withdrawable, amount });
  }
  if (!facts.isAccountValid) {
    return refuse('WITHDRAWAL_ACCOUNT_INVALID');
  }
  const startAt = payoutsStartAt(facts.destinationChangedAt);
  if (now < startAt) {
    return refuse('ACCOUNT_ON_HOLD', { availableAt: startAt.toISOString() });
  }
  const payout = { id: payoutId, userId: facts.userId, amount, status: null, tries: 0 };
  return approvePayout('payout-requested', payout);
}

/** Applies a report of the gateway. A report that comes twice or too late moves nothing. */
function report(event: PayoutEvent, payout: PayoutSnapshot): PayoutApproval {
  return payoutTransition(event).from.includes(payout.status) ? approvePayout(event, payout) : approveUnmoved(event);
}

/** The money is back whatever the reason; an account that the bank does not know is not offered again. */
function reverse(payout: PayoutSnapshot, reason: string | undefined): PayoutApproval {
  const reversed = report('payout-reversed', payout);
  const action = payoutFailureAction(reason ?? '');
  const isAccountAtFault = reversed.move !== null && action === 'give_back_and_invalidate_account';
  return isAccountAtFault ? { ...reversed, failure: { action, retryAt: null } } : reversed;
}

/**
 * Cancels a payout at its owner's wish, not at the gateway's report of a cancellation. A held payout is left to the
 * staff: compliance stopped it, or the bank may have the money already and the payout would be paid twice.
 */
function cancel(payout: ReviewedPayout): PayoutDecision {
  if (payout.status === 'CANCELLED') {
    return approveUnmoved('payout-cancelled');
  }
  if (isPayoutHeld(payout)) {
    return refuse('PAYOUT_HELD', { failureReason: payout.failureReason });
  }
  const isPossible = payoutTransition('payout-cancelled').from.includes(payout.status);
  return isPossible ? approvePayout('payout-cancelled', payout) : refuse('NOT_ALLOWED_NOW', { status: payout.status });
}

function fail(payout: PayoutSnapshot, reason: string, now: Date): PayoutApproval {
  if (!payoutTransition('payout-failed').from.includes(payout.status)) {
    return approveUnmoved('payout-failed');
  }
  const known = isPayoutFailureReason(reason) ? reason : 'UNKNOWN_BANK_NETWORK_ERROR';
  const action: PayoutFailureAction = payoutFailureActions[known];
  if (action === 'hold') {
    return { ...approveUnmoved('payout-failed'), failure: { action, retryAt: null } };
  }
  if (action === 'retry' && payout.tries < PAYOUT_TRIES_MAX) {
    return {
      ...approveUnmoved('payout-failed'),
      failure: { action, retryAt: new Date(now.getTime() + PAYOUT_RETRY_MS) },
    };
  }
  const isLastTry = action === 'retry';
  const reasonId = `payout.${isLastTry ? 'GIVEN_BACK' : known}` as const;
  const final = isLastTry ? 'give_back' : action;
  return { ...approvePayout('payout-failed', payout, reasonId), failure: { action: final, retryAt: null } };
}
