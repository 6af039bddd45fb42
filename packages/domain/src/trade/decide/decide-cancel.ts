import { limits } from '../../config/limits.ts';
import { fits, fitsStatuses, isClosedBy } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';
import { type EventId, transition } from '../table/transitions.table.ts';
import { answer, whyUnmet } from './answer.ts';
import { approve, backInBook, nothingToDo } from './approve.ts';
import { hasRole } from './has-role.ts';

/**
 * `PUT /order/cancel`: E35, E35p and E44 for the buyer, E42 and E50 for the seller, E51. Refused when `isSeller`
 * contradicts the caller's part. A second press gets the first answer again.
 */
export function decideCancelOrder(
  { callerId, isSeller }: CommandOf<'cancel_order'>,
  facts: FactsOf<'cancel_order'>,
  now: Date,
): Decision {
  const { order } = facts;
  if (!hasRole(order, callerId, isSeller ? 'seller' : 'buyer')) {
    return refuse('NOT_YOUR_ROLE', { isSeller });
  }
  return isSeller ? cancelAsSeller(facts, now) : cancelAsBuyer(facts, now);
}

/** E42 before confirming, E50 until the parcel is sent; after that it is too late. */
function cancelAsSeller(facts: FactsOf<'cancel_order'>, now: Date): Decision {
  const { order } = facts;
  const done = (['E42', 'E50'] as const).find((event) => isClosedBy(event, order));
  if (done !== undefined) {
    return nothingToDo(done);
  }
  const context = { ...facts, now };
  const event = (['E42', 'E50'] as const).find((one) => fits(one, context));
  if (event !== undefined) {
    // A review does not keep a seller from rejecting (E40 names E50, not E42); a bank does (E65).
    return whyUnmet(event, context) ?? approve(event, context);
  }
  return fitsStatuses(transition('E51'), { order }) ? tooLate(order) : notNow(order);
}

function cancelAsBuyer(facts: FactsOf<'cancel_order'>, now: Date): Decision {
  const { ask, bid, order, pendingAttempt } = facts;
  if (order.closure?.detail === 'buyer_cancelled') {
    return nothingToDo('E35');
  }
  if (fits('E51', { ...facts, now })) {
    return tooLate(order);
  }
  if (fits('E44', { ...facts, now })) {
    return cancelPaid(facts, now);
  }
  const context = { ...facts, now, ...backInBook(ask, bid), inputs: { isPending: pendingAttempt !== null } };
  const event = (['E35p', 'E35'] as const satisfies readonly EventId[]).find((one) => fits(one, context));
  if (event === undefined) {
    return notNow(order);
  }
  if (event === 'E35') {
    return approve('E35', context);
  }
  const patches = [{ entity: 'order', id: order.id, set: { cancelRequested: true } }] as const;
  return order.cancelRequested ? nothingToDo('E35p') : approve('E35p', { ...context, patches });
}

/** E44: at most one a day and three a month, so that sellers are not asked for nothing. */
function cancelPaid(facts: FactsOf<'cancel_order'>, now: Date): Decision {
  const { day, month } = facts.cancellations;
  if (day >= limits.cancellationsADay || month >= limits.cancellationsAMonth) {
    return refuse('CANCELLATION_LIMIT', { day, month });
  }
  return answer({ name: 'cancel_order', callerId: facts.order.buyerId, context: { ...facts, now } });
}

function tooLate({ status }: OrderSnapshot): Decision {
  return refuse('TOO_LATE_TO_CANCEL', { status });
}

function notNow({ status }: OrderSnapshot): Decision {
  return refuse('NOT_ALLOWED_NOW', { status });
}
