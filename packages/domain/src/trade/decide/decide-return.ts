import { max, subtract, zero } from '../../money/centavos.ts';
import { isWithinChannelLimit } from '../../payments/channel-limits.ts';
import { attemptSucceeded } from '../effects/attempt-changes.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Creation, Decision, Move, Patch, ReturnFields } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { ReturnSnapshot, StockSnapshot } from '../facts/snapshot.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import type { EventId } from '../table/transitions.table.ts';
import { answer, rowFor } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';

/** RT1: the seller's choice. Surrender only after transit damage, flash only for an item that passes as new. */
export function decideChooseReturn(
  { callerId, choice }: CommandOf<'choose_return'>,
  facts: FactsOf<'choose_return'>,
  now: Date,
): Decision {
  const { returnLeg } = facts;
  if (returnLeg.choice !== null) {
    return returnLeg.choice === choice ? nothingToDo('RT1') : refuse('ALREADY_DONE', { choice: returnLeg.choice });
  }
  const compensation = choice === 'surrender' ? returnLeg.value : returnLeg.lossInValue;
  return answer({
    name: 'choose_return',
    callerId,
    context: { ...facts, now, inputs: { choice }, amounts: { compensation } },
    adds: (event) => ({ patches: [patch(returnLeg, { choice })], ...(event === 'RT1-flash' ? intoStock(facts) : {}) }),
  });
}

/** RT1, silent: back to the stored address, with the loss in value of a damaged item. */
export function decideReturnChoiceTimeOver(
  _command: CommandOf<'return_choice_time_over'>,
  facts: FactsOf<'return_choice_time_over'>,
  now: Date,
): Decision {
  const { returnLeg } = facts;
  if (returnLeg.choice !== null) {
    return nothingToDo('RT1-silent');
  }
  return answer({
    name: 'return_choice_time_over',
    context: { ...facts, now, amounts: { compensation: returnLeg.lossInValue } },
    adds: () => ({ patches: [patch(returnLeg, { choice: 'return' })] }),
  });
}

/** Turns the item of a closed ask into stock of its seller. `facts.stock` is the new stock row with the ask's item. */
function intoStock({ stock }: FactsOf<'choose_return'>): Partial<TradeContext> {
  if (stock == null) return {};
  const row: StockSnapshot = { ...stock, status: 'in_stock' };
  const creations: readonly Creation[] = [{ entity: 'stock', row }];
  const moreMoves: readonly Move[] = [
    { entity: 'stock', id: stock.id, from: null, to: 'in_stock', event: 'RT1-flash' satisfies EventId },
  ];
  return { creations, moreMoves };
}

/** The seller pays the way back. An attempt under way is handed out again (docs/lifecycle.md#returns). */
export function decidePayReturn(
  { attemptId, channel }: CommandOf<'pay_return'>,
  facts: FactsOf<'pay_return'>,
  now: Date,
): Decision {
  const { returnLeg, pendingAttempt } = facts;
  if (rowFor('pay_return', { ...facts, now }) === undefined) {
    return refuse('NOT_ALLOWED_NOW', { status: returnLeg.status });
  }
  if (pendingAttempt !== null) {
    return nothingToDo('RT1-pay');
  }
  if (!isWithinChannelLimit(channel, returnLeg.cost)) {
    return refuse('METHOD_LIMIT', { channel, amount: returnLeg.cost });
  }
  const attempts = [{ id: attemptId, from: null, to: 'PENDING' }] as const;
  return answer({ name: 'pay_return', context: { ...facts, now }, adds: () => ({ attempts }) });
}

/** The way back is paid, from the gateway or the wallet; a second payment goes back (docs/lifecycle.md#returns). */
export function decideReturnPaid(
  { amount }: CommandOf<'return_paid'>,
  facts: FactsOf<'return_paid'>,
  now: Date,
): Decision {
  const { returnLeg, attempt } = facts;
  if (attempt.status === 'SUCCEEDED') {
    return nothingToDo('E39');
  }
  if (amount !== attempt.amount) {
    return refuse('AMOUNT_MISMATCH', { expected: attempt.amount, received: amount });
  }
  const context = { ...facts, now, attempts: attemptSucceeded(attempt), params: { refund: amount } };
  const event = rowFor('return_paid', context) ?? 'RT1-paid-late';
  const patches = event === 'RT1-paid' ? [patch(returnLeg, { isPaid: true })] : [];
  return approve(event, { ...context, patches });
}

/**
 * `return_shipment` after a week: the platform pays instead of the debtor (`platform_to_ship` in the specification).
 */
export function decideReturnSendTimeOver(
  _command: CommandOf<'return_send_time_over'>,
  facts: FactsOf<'return_send_time_over'>,
  now: Date,
): Decision {
  const patches = [patch(facts.returnLeg, { payer: 'platform' })];
  return answer({ name: 'return_send_time_over', context: { ...facts, now }, adds: () => ({ patches }) });
}

/**
 * `seller_to_receive`: received where the courier delivered (RT3), else lost (RT5), and the seller gets the unpaid
 * rest.
 */
export function decideReturnEnd(
  { name }: CommandOf<'return_receipt_time_over' | 'return_lost'>,
  facts: FactsOf<'return_lost'> & { readonly isDelivered?: boolean },
  now: Date,
): Decision {
  const { returnLeg, isDelivered } = facts;
  const compensation = max(zero, subtract(returnLeg.value, returnLeg.lossInValue));
  return answer({ name, context: { ...facts, now, inputs: { isDelivered }, amounts: { compensation } } });
}

/** RT4: the parcel came back: from here on the seller pays. */
export function decideReturnCameBack(
  _command: CommandOf<'return_came_back'>,
  facts: FactsOf<'return_came_back'>,
  now: Date,
): Decision {
  const { returnLeg, returnCost } = facts;
  const patches = [patch(returnLeg, { payer: 'seller', isPaid: false, cost: returnCost })];
  return answer({
    name: 'return_came_back',
    context: { ...facts, now },
    adds: () => ({ patches, params: { amount: returnCost } }),
  });
}

/** RT7: a held counterfeit is kept, or let go after the review. */
export function decideReviewCounterfeit(
  { outcome }: CommandOf<'review_counterfeit'>,
  facts: FactsOf<'review_counterfeit'>,
  now: Date,
): Decision {
  return answer({
    name: 'review_counterfeit',
    context: { ...facts, now, inputs: { isForUser: outcome === 'release' } },
  });
}

function patch({ id }: ReturnSnapshot, set: ReturnFields): Patch {
  return { entity: 'returnLeg', id, set };
}
