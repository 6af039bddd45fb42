import { PAYMENT_EXTENSION_MS } from '../config/timers.ts';
import { isWithinChannelLimit } from '../payments/channel-limits.ts';
import { approve, backOnSale, fits, nothingToDo, refuse } from './approve.ts';
import { failed, succeeded } from './attempt-changes.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import type { Decision, Patch } from './decision.ts';
import type { AttemptSnapshot, OrderSnapshot } from './snapshot.ts';

/** E32. An attempt under way is answered with an approval without a new attempt: hand out its link again. */
export function decidePayOrder(
  { attemptId, channel }: CommandOf<'pay_order'>,
  { order, pendingAttempt }: FactsOf<'pay_order'>,
  now: Date,
): Decision {
  if (!fits('E32', { order }) || order.cancelRequested) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status, cancelRequested: order.cancelRequested });
  }
  if (pendingAttempt !== null) {
    return nothingToDo('E32');
  }
  if (!isWithinChannelLimit(channel, order.total)) {
    return refuse('METHOD_LIMIT', { channel, amount: order.total });
  }
  return approve('E32', { now, order, attempts: [{ id: attemptId, from: null, to: 'PENDING' }] });
}

/** E37a, E35s, E38, E39, E39b: what a success means depends on the order and on the attempt. */
export function decidePaymentSucceeded(
  { amount }: CommandOf<'payment_succeeded'>,
  { ask, order, attempt }: FactsOf<'payment_succeeded'>,
  now: Date,
): Decision {
  if (attempt.status === 'SUCCEEDED') {
    return nothingToDo('E39');
  }
  if (amount !== attempt.amount) {
    return refuse('AMOUNT_MISMATCH', { expected: attempt.amount, received: amount });
  }
  const attempts = succeeded(attempt);
  if (order.paidByAttemptId !== null) {
    return approve('E39b', { now, ask, order, attempt, attempts, params: { refund: attempt.amount } });
  }
  const context = { now, ask, order, attempt, attempts, patches: [paidBy(order, attempt)] };
  if (fits('E38', { order })) {
    return approve('E38', context);
  }
  if (order.cancelRequested && fits('E35s', { ask, order })) {
    return approve('E35s', { ...context, ...backOnSale(ask) });
  }
  return fits('E37a', { ask, order }) && order.lane === 'standard' ? approve('E37a', context) : notNow(order);
}

/** E33, or E35f where the buyer has asked to cancel; E39c when a success came before. */
export function decidePaymentFailed(
  _command: CommandOf<'payment_failed'>,
  { ask, order, attempt }: FactsOf<'payment_failed'>,
  now: Date,
): Decision {
  if (attempt.status !== 'PENDING') {
    return nothingToDo(attempt.status === 'SUCCEEDED' ? 'E39c' : 'E39');
  }
  const attempts = failed(attempt);
  if (!fits('E33', { order })) {
    return nothingToDo('E33', attempts);
  }
  if (order.cancelRequested && fits('E35f', { ask, order })) {
    return approve('E35f', { now, ask, order, attempt, attempts, ...backOnSale(ask) });
  }
  return approve('E33', { now, ask, order, attempt, attempts });
}

/** T6: E34, or T6x once while an attempt is under way. */
export function decidePaymentTimeOver(
  _command: CommandOf<'payment_time_over'>,
  { ask, order, pendingAttempt, wasExtended }: FactsOf<'payment_time_over'>,
  now: Date,
): Decision {
  if (!fits('E34', { ask, order }) || order.origin !== 'buy_now') {
    return nothingToDo('E34');
  }
  if (pendingAttempt !== null && !wasExtended) {
    return approve('T6x', { now, ask, order, windowsMs: { T6: PAYMENT_EXTENSION_MS }, isExtension: true });
  }
  return approve('E34', { now, ask, order, ...backOnSale(ask) });
}

function paidBy(order: OrderSnapshot, attempt: AttemptSnapshot): Patch {
  return { entity: 'order', id: order.id, set: { paidByAttemptId: attempt.id } };
}

function notNow(order: OrderSnapshot): Decision {
  return refuse('NOT_ALLOWED_NOW', { status: order.status });
}
