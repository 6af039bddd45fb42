import { makeOrder, reserve } from './deals.ts';
import { become, getExisting, row } from './look.ts';
import { balance, freeCoupon, post, refundPayment, refundTo } from './money.ts';
import type { Coupon } from './money-world.ts';
import { bestAsk } from './places.ts';
import { quote } from './prices.ts';
import { arm, disarm, windows } from './timers.ts';
import type { Ask, Order, World } from './world.ts';

/* E78: a buyer whose seller broke the promise may take the next pair of the lane for the paid amount. */

function couponOf(world: World, order: Order): Coupon | undefined {
  return order.couponId === null ? undefined : getExisting(world.coupons, order.couponId);
}

/** The next best ask, when it costs no more than the buyer paid. */
function nextPair(world: World, order: Order): Ask | undefined {
  const ask = bestAsk(world, order.isFlash ? 'flash' : 'standard', order.buyerId);
  if (ask === undefined) return undefined;
  const { region } = getExisting(world.people, order.buyerId);
  const { total } = quote(ask.price, false, region, couponOf(world, order)?.amount ?? 0);
  return total <= order.total ? ask : undefined;
}

/** The escrow waits two hours for the buyer's answer when there is another pair; otherwise it goes back at once. */
export function offerAnotherPair(world: World, order: Order): void {
  if (nextPair(world, order) !== undefined) {
    order.isOffered = true;
    arm(world, 'rematch', order.id, windows.rematch);
    row(world, 'refund_or_rematch offer');
    return;
  }
  refundPayment(world, order);
  row(world, 'refund_or_rematch refund');
}

/** E78. */
export function takeAnotherPair(world: World, order: Order, callerId: string): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  if (!order.isOffered || order.isReversed) return 'NO_REMATCH';
  const ask = nextPair(world, order);
  if (ask === undefined) return 'NO_REMATCH';
  const coupon = couponOf(world, order);
  reserve(world, ask, 'confirming_buyer_order');
  const made = makeOrder(world, {
    ask,
    bid: null,
    price: ask.price,
    buyerId: order.buyerId,
    accepted: order.total,
    origin: 'rematch',
    incoming: 'order',
    coupon,
  });
  order.isOffered = false;
  order.couponId = null;
  disarm(world, order.id, 'rematch');
  made.paidBy = order.paidBy;
  become(world, made, 'confirming_buyer_order');
  arm(world, 'confirmation', made.id, windows.confirmation);
  const held = balance(world, `escrow:${order.id}`);
  const rest = order.total - made.total;
  post(world, 'escrow_moved', order.id, {
    [`escrow:${order.id}`]: -held,
    [`escrow:${made.id}`]: made.total + made.couponAmount,
    [refundTo(world, order.paidBy, order.buyerId, rest)]: rest,
    'platform:promo_expense': held - made.total - made.couponAmount - rest,
  });
  order.refunded += order.total;
  return row(world, 'E78');
}

/** "Refund now", or no answer to the offer in time. */
export function refundInstead(world: World, order: Order, name = 'refund now'): string | null {
  if (!order.isOffered) return 'NOT_ALLOWED_NOW';
  order.isOffered = false;
  disarm(world, order.id, 'rematch');
  if (order.isReversed) freeCoupon(world, order);
  else refundPayment(world, order);
  return row(world, name);
}
