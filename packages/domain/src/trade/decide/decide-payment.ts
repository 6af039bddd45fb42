import { PAYMENT_EXTENSION_MS } from '../../config/timers.ts';
import { isWithinChannelLimit } from '../../payments/channel-limits.ts';
import { attemptFailed, attemptSucceeded } from '../effects/attempt-changes.ts';
import { fits, isClosedBy } from '../effects/row-moves.ts';
import { amountDue } from '../facts/amount-due.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Approval, Decision, Patch } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { answer, rowFor } from './answer.ts';
import { approve, backInBook, mergeApprovals, nothingToDo } from './approve.ts';

/** E32. While an attempt is under way the approval contains no new attempt: the caller hands out its link again. */
export function decidePayOrder(
  { attemptId, channel }: CommandOf<'pay_order'>,
  facts: FactsOf<'pay_order'>,
  now: Date,
): Decision {
  const { order, pendingAttempt } = facts;
  const event = rowFor('pay_order', { ...facts, now });
  if (event === undefined || order.cancelRequested) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status, cancelRequested: order.cancelRequested });
  }
  if (pendingAttempt !== null) {
    return nothingToDo(event);
  }
  const amount = amountDue(order);
  if (!isWithinChannelLimit(channel, amount)) {
    return refuse('METHOD_LIMIT', { channel, amount });
  }
  return approve(event, { now, order, attempts: [{ id: attemptId, from: null, to: 'PENDING' }] });
}

/** E35s, E37a to E37c, E38, E39, E39b, E72: the effect of a success depends on the order and on the attempt. */
export function decidePaymentSucceeded(
  { amount }: CommandOf<'payment_succeeded'>,
  facts: FactsOf<'payment_succeeded'>,
  now: Date,
): Decision {
  const { ask, bid, order, attempt, stock, owed } = facts;
  if (attempt.status === 'SUCCEEDED') {
    return nothingToDo('E39');
  }
  if (amount !== attempt.amount) {
    return refuse('AMOUNT_MISMATCH', { expected: attempt.amount, received: amount });
  }
  const known = { now, ask, bid, order, attempt, stock, owed, attempts: attemptSucceeded(attempt) };
  if (fits('E72-paid', known)) {
    return approve('E72-paid', { ...known, patches: [patch(order, { redelivery: 'paid' })] });
  }
  if (order.paidByAttemptId !== null) {
    return approve('E39b', known);
  }
  const context = { ...known, patches: [patch(order, { paidByAttemptId: attempt.id })] };
  if (fits('E38', known)) {
    return lateSuccess(context, facts.openedBeforeLapse === true && facts.isFineInSuspense === true);
  }
  if (fits('E35s', known)) {
    return approve('E35s', { ...context, ...backInBook(ask, bid) });
  }
  const event = (['E37a', 'E37b', 'E37b-flash', 'E37c'] as const).find((one) => fits(one, known));
  return event === undefined
    ? refuse('NOT_ALLOWED_NOW', { status: order.status })
    : withOwnBid(approve(event, context), facts, now);
}

/** E38: the money goes back; the fine too, where the bidder had begun to pay before the time was over. */
function lateSuccess(context: TradeContext, wasBegunInTime: boolean): Decision {
  const { bid, order } = context;
  const isDefault = order?.closure?.detail === 'bid_default';
  const isFineUndone = wasBegunInTime && isDefault && bid?.status === 'bid_closed' && bid.deposit.status === 'deducted';
  return approve(isFineUndone ? 'E38-fine' : 'E38', context);
}

/** E37: the buyer's own bid on the order's SKU ends after the purchase; a bid on hold or matched goes on. */
function withOwnBid(approval: Approval, { ownBid, owed }: FactsOf<'payment_succeeded'>, now: Date): Approval {
  if (ownBid?.status === 'bid_active') {
    return mergeApprovals(approval, approve('E37-bid', { now, bid: ownBid, owed }));
  }
  return ownBid?.status === 'to_pay'
    ? mergeApprovals(approval, approve('E37-bid-unpaid', { now, bid: ownBid }))
    : approval;
}

/** E33, or E35f where the buyer has asked to cancel; E39c when a success came before. */
export function decidePaymentFailed(
  _command: CommandOf<'payment_failed'>,
  { ask, bid, order, attempt, stock }: FactsOf<'payment_failed'>,
  now: Date,
): Decision {
  if (attempt.status !== 'PENDING') {
    return nothingToDo(attempt.status === 'SUCCEEDED' ? 'E39c' : 'E39');
  }
  const context = { now, ask, bid, order, attempt, stock, attempts: attemptFailed(attempt) };
  if (fits('E35f', context)) {
    return approve('E35f', { ...context, ...backInBook(ask, bid) });
  }
  const isAwaited = order.status === 'to_pay' || order.redelivery === 'unpaid';
  return isAwaited ? approve('E33', context) : nothingToDo('E33', context.attempts);
}

/** The order was not paid: E34, or E36 after an accepted bid; once, 15 minutes more while an attempt is under way. */
export function decidePaymentTimeOver(
  _command: CommandOf<'payment_time_over'>,
  facts: FactsOf<'payment_time_over'>,
  now: Date,
): Decision {
  const isPending = facts.pendingAttempt !== null && !facts.wasExtended;
  const windowsMs = { payment_window: PAYMENT_EXTENSION_MS, accepted_payment_window: PAYMENT_EXTENSION_MS };
  return answer({
    name: 'payment_time_over',
    context: { ...facts, now, inputs: { isPending } },
    adds: (event) => (event === 'T6x' || event === 'T7x' ? { windowsMs, isExtension: true } : {}),
  });
}

/** E36 by the bidder, E28 by the seller: an accepted bid is taken back. */
export function decideCancelAcceptedBid(
  { callerId }: CommandOf<'cancel_accepted_bid'>,
  facts: FactsOf<'cancel_accepted_bid'>,
  now: Date,
): Decision {
  const { order, bid, ask } = facts;
  const isDone = bid.closure?.detail === 'bid_default' && callerId === bid.buyerId;
  const isTakenBack = isClosedBy('E28', ask) && callerId === ask.sellerId;
  if (isDone || isTakenBack) {
    return nothingToDo(isDone ? 'E36-cancel' : 'E28');
  }
  const context = { ...facts, order: order ?? undefined, now, inputs: { isPending: facts.pendingAttempt !== null } };
  return answer({ name: 'cancel_accepted_bid', callerId, context });
}

function patch({ id }: OrderSnapshot, set: Extract<Patch, { entity: 'order' }>['set']): Patch {
  return { entity: 'order', id, set };
}
