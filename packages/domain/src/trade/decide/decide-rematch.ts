import { buyerQuote } from '../../quote/buyer-quote.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import { answer } from './answer.ts';
import { approve } from './approve.ts';
import { hasRole } from './has-role.ts';
import { newOrder } from './new-order.ts';

/**
 * E78: buys the next pair with the escrow of an order that its seller let down. The pair is in the same lane and costs
 * no more than was paid; the coupon is counted anew. The new order begins as a paid one.
 */
export function decideTakeRematch(
  { callerId, orderId }: CommandOf<'take_rematch'>,
  facts: FactsOf<'take_rematch'>,
  now: Date,
): Decision {
  const { order, ask, stock, coupon, feeRules, buyerRegion } = facts;
  if (!hasRole(order, callerId, 'buyer')) {
    return refuse('NOT_YOUR_ROLE', { expected: 'buyer' });
  }
  if (order.rematch !== 'offered' || order.isPaymentReversed) {
    return refuse('NO_REMATCH', { rematch: order.rematch });
  }
  if (ask === null || ask.status !== 'listed' || ask.lane !== order.lane || ask.sellerId === order.buyerId) {
    return refuse('NO_REMATCH');
  }
  const quote = buyerQuote({ price: ask.price, lane: ask.lane, buyerRegion, couponAmount: coupon?.amount });
  if (quote.total > order.total || quote.couponAmount > order.couponAmount) {
    return refuse('NO_REMATCH', { total: quote.total, paid: order.total });
  }
  const own = { id: orderId, buyerId: order.buyerId, origin: 'buy_now', bidId: null } as const;
  const made = newOrder({ ...own, couponId: order.couponId, ask, quote, feeRules, now });
  const row = { ...made.row, status: 'confirming_buyer_order', paidByAttemptId: order.paidByAttemptId } as const;
  // The old order's escrow moves; statuses, timers and messages are the new order's.
  return approve('E78', { now, ask, stock, order: row, previous: order, creations: [{ ...made, row }] });
}

/** E78, "refund now", and no answer to the offer in time: the escrow goes back. */
export function decideEndRematch(
  command: CommandOf<'refund_now'> | CommandOf<'rematch_time_over'>,
  facts: FactsOf<'refund_now'>,
  now: Date,
): Decision {
  const callerId = command.name === 'refund_now' ? command.callerId : undefined;
  return answer({ name: command.name, callerId, context: { ...facts, now } });
}
