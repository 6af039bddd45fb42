import type { ReversalFacts } from '../facts/command-facts.ts';
import type { Decision } from '../facts/decision.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { approve, nothingToDo } from './approve.ts';

/**
 * E39b: the bank took back a payment that was a second one and went back in full. It touches neither the order nor the
 * deposit; booked once, whatever it was for. Undefined when the attempt was no such payment.
 */
export function decideSecondReversed(
  { secondPayment, unsentRefund }: ReversalFacts,
  context: TradeContext,
): Decision | undefined {
  if (secondPayment == null) return undefined;
  if (secondPayment === 'reversed') return nothingToDo('E39b-reversed');
  return approve('E39b-reversed', { ...context, inputs: { isSecondPayment: true, unsentRefund } });
}
