import type { AttemptId } from '../../ids/id.ts';
import { toId } from '../../ids/id.ts';
import { type Centavos, negate } from '../../money/centavos.ts';
import type { Posting } from '../facts/decision.ts';

/** The refunds of one payment that must no longer leave. `amount`: positive. */
export type StoppedRefund = { readonly attemptId: AttemptId; readonly amount: Centavos };

/**
 * Returns the refunds that a posting stops. A reversal by the bank takes the rest of a payment off its refund account,
 * so that rest must not be sent as well (E11b, E65b; docs/lifecycle.md#chargebacks). Every other posting takes a refund
 * off that account because the refund has left.
 */
export function stoppedRefunds({ code, entries }: Pick<Posting, 'code' | 'entries'>): readonly StoppedRefund[] {
  if (code !== 'payment_reversed' && code !== 'deposit_reversed' && code !== 'second_payment_reversed') return [];
  return entries.flatMap(({ account, amount }) =>
    account.startsWith('refund:') && amount < 0
      ? [{ attemptId: toId('att', account.slice('refund:'.length)), amount: negate(amount) }]
      : [],
  );
}
