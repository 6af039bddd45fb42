import type { AttemptId } from '../../ids/id.ts';
import { toId } from '../../ids/id.ts';
import { type Centavos, negate } from '../../money/centavos.ts';
import type { Posting } from '../facts/decision.ts';

/** The refunds of one payment that must no longer leave. `amount`: positive. */
export type StoppedRefund = { readonly attemptId: AttemptId; readonly amount: Centavos };

/**
 * The refunds that a posting stops: where the bank has taken a payment back, what still lay on its refund account is
 * taken off it, so it must not be sent as well (E11b, E65b; docs/lifecycle.md#chargebacks). Every other posting takes a
 * refund off that account because it has left.
 */
export function stoppedRefunds({ code, entries }: Pick<Posting, 'code' | 'entries'>): readonly StoppedRefund[] {
  if (code !== 'payment_reversed' && code !== 'deposit_reversed' && code !== 'second_payment_reversed') return [];
  return entries.flatMap(({ account, amount }) =>
    account.startsWith('refund:') && amount < 0
      ? [{ attemptId: toId('att', account.slice('refund:'.length)), amount: negate(amount) }]
      : [],
  );
}
