import { closeAsk, closeOrder } from './closings.ts';
import { forfeit, platformOnly } from './fines.ts';
import { become, depositOf, getExisting, row } from './look.ts';
import { post, refundPayment, refundTo } from './money.ts';
import { startSending } from './payments.ts';
import { incomeFrom, returnCostTo } from './prices.ts';
import { startReturn } from './returns.ts';
import { disarm } from './timers.ts';
import { finishSale } from './warehouse.ts';
import type { Order, World } from './world.ts';

/* docs/lifecycle.md#small-defects: a small defect is the buyer's to decide (E59d to E63). */

/** E59d: once, a multiple of ₱50, at most 30 %. The seller's income changes only when the buyer accepts. */
export function offerDiscount(world: World, order: Order, callerId: string, discount: number): string | null {
  if (order.sellerId !== callerId) return 'NOT_YOUR_ROLE';
  if (discount <= 0 || discount % 5_000 !== 0 || discount * 10 > order.price * 3) return 'DISCOUNT_RULE';
  if (order.status !== 'pending_buyer_confirmation') return 'NOT_ALLOWED_NOW';
  if (order.discount > 0) return 'ALREADY_DONE';
  order.discount = discount;
  return row(world, 'E59d');
}

/** E61, E62. */
export function confirmVerifications(world: World, order: Order, callerId: string, isAccepted: boolean): string | null {
  if (order.buyerId !== callerId) return 'NOT_YOUR_ROLE';
  if (order.status !== 'pending_buyer_confirmation') return 'NOT_ALLOWED_NOW';
  if (order.hold !== null) return 'ON_HOLD';
  if (!isAccepted) return refuseDefect(world, order);
  disarm(world, order.id, 'buyer_inspection_timeout');
  if (order.discount > 0) payDiscount(world, order);
  finishSale(world, order);
  become(world, order, 'platform_to_ship');
  startSending(world, order);
  return row(world, order.discount > 0 ? 'E61 discount' : 'E61');
}

/** The discount goes back to the buyer, less the coupon's share. The seller's fees are those of the lower price. */
function payDiscount(world: World, order: Order): void {
  const { fees, income } = incomeFrom(order.price - order.discount);
  order.sellerFees = fees;
  order.income = income;
  const couponShare = Math.floor((order.discount * order.couponAmount) / (order.total + order.couponAmount));
  const cash = order.discount - couponShare;
  post(world, 'discount_given', order.id, {
    [`escrow:${order.id}`]: -order.discount,
    [refundTo(world, order.paidBy, order.buyerId, cash)]: cash,
    'platform:promo_expense': couponShare,
  });
  order.refunded += cash;
}

function refuseDefect(world: World, order: Order): null {
  const ask = getExisting(world.asks, order.askId);
  const cost = returnCostTo(getExisting(world.people, order.sellerId).region);
  const deposit = depositOf(world, ask);
  const held = deposit?.status === 'under_hold' ? deposit.amount : 0;
  forfeit(world, ask, (amount) => Math.min(amount, cost), { ...platformOnly, returnCost: cost });
  closeAsk(world, ask, 'defect_refused', 'buyer_inspection_failed');
  closeOrder(world, order, 'defect_refused', 'buyer_inspection_failed');
  refundPayment(world, order);
  startReturn(world, ask, order.income, { payer: 'deposit', held });
  return row(world, 'E62');
}

/** E63: the buyer is silent. */
export function verificationTimeOver(world: World, order: Order): string | null {
  const ask = getExisting(world.asks, order.askId);
  closeAsk(world, ask, 'silent_buyer', 'buyer_inspection_timeout');
  closeOrder(world, order, 'silent_buyer', 'buyer_inspection_timeout');
  refundPayment(world, order);
  startReturn(world, ask, order.income, { payer: 'platform' });
  return row(world, 'E63');
}
