import { PAYMENT_EXTENSION_MS, REPAY_DEPOSIT_MS } from '../../config/timers.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import { contextOf, ownerOf } from '../facts/deposit-owner.ts';
import { refuse } from '../facts/refuse.ts';
import type { AttemptSnapshot, DepositSnapshot } from '../facts/snapshot.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import type { EventId } from '../table/transitions.table.ts';
import { answer } from './answer.ts';
import { nothingToDo } from './approve.ts';
import { decideSecondReversed } from './second-payment.ts';

/*
 * Ends of a deposit without its owner: the time to pay is over, or the bank takes the deposit back. Payments are in
 * `decide-deposit.ts`.
 */

/**
 * The deposit of an ask, a bid or an acceptance was not paid (docs/lifecycle.md#timers); or, once, 15 minutes more
 * while an attempt is under way.
 */
export function decideDepositTimeOver(
  { name }: CommandOf<'deposit_time_over' | 'bid_deposit_time_over'>,
  facts: FactsOf<'deposit_time_over'> | FactsOf<'bid_deposit_time_over'>,
  now: Date,
): Decision {
  const isPending = facts.pendingAttempt !== null && !facts.wasExtended;
  const { deposit } = ownerOf(name, facts);
  return answer({
    name,
    context: { ...contextOf(facts, now), inputs: { isPending } },
    adds: (event) => ({
      ...(event === 'T1x' || event === 'T3x' || event === 'T5x' ? extension : {}),
      ...(event === 'E09-lapse' || event === 'E18e-lapse' ? dropped(deposit) : {}),
    }),
  });
}

const extension = {
  windowsMs: {
    ask_deposit: PAYMENT_EXTENSION_MS,
    bid_deposit: PAYMENT_EXTENSION_MS,
    acceptance_deposit: PAYMENT_EXTENSION_MS,
  },
  isExtension: true,
} as const;

function dropped({ id }: DepositSnapshot): Pick<TradeContext, 'patches'> {
  return { patches: [{ entity: 'deposit', id, set: { raise: null } }] };
}

/** E11, E11b, E19r; E39b for a second payment. A reversal of an attempt that never succeeded changes nothing. */
export function decideDepositReversed(
  { name }: CommandOf<'deposit_reversed' | 'bid_deposit_reversed'>,
  facts: FactsOf<'deposit_reversed'> | FactsOf<'bid_deposit_reversed'>,
  now: Date,
): Decision {
  const { isRefundUnsent, unsentRefund, secondPayment, isFineInSuspense } = facts;
  const windowsMs = { ask_deposit: REPAY_DEPOSIT_MS, bid_deposit: REPAY_DEPOSIT_MS };
  const { deposit } = ownerOf(name, facts);
  const events: Record<typeof name, EventId> = { deposit_reversed: 'E11b', bid_deposit_reversed: 'E11b-bid' };
  const ofSecond = decideSecondReversed(facts, contextOf(facts, now));
  if (ofSecond !== undefined) {
    return ofSecond;
  }
  const isOfIt = deposit.paidByAttemptId === facts.attempt.id || deposit.topUps.some(isFrom(facts.attempt));
  if (!isOfIt && secondPayment === null) {
    // A payment that went another way, for a raise that was dropped: no row covers its reversal, so a person decides.
    return refuse('NOT_ALLOWED_NOW', { status: deposit.status });
  }
  if (!isOfIt || deposit.status === 'due' || deposit.status === 'voided') {
    return nothingToDo(events[name]);
  }
  return answer({
    name,
    context: { ...contextOf(facts, now), windowsMs, inputs: { isRefundUnsent, unsentRefund, isFineInSuspense } },
  });
}

function isFrom(attempt: AttemptSnapshot) {
  return (part: { readonly attemptId: AttemptSnapshot['id'] | null }): boolean => part.attemptId === attempt.id;
}
