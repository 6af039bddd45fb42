import type { ReversalFacts } from '../facts/command-facts.ts';
import type { Decision } from '../facts/decision.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { approve, nothingToDo } from './approve.ts';

/**
 * E39b: the bank took back a second payment that was refunded in full. The reversal touches neither the order nor the
 * deposit, and is booked once, whatever the payment was for. Undefined when the attempt was no such payment.
 */
export function decideSecondReversed(
  { secondPayment, unsentRefund }: ReversalFacts,
  context: TradeContext,
): Decision | undefined {
  if (secondPayment == null) return undefined;
  if (secondPayment === 'reversed') return nothingToDo('E39b-reversed');
  return approve('E39b-reversed', { ...context, inputs: { isSecondPayment: true, unsentRefund } });
}
