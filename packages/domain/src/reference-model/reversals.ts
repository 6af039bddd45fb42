import { closeAsk, closeOrder } from './book.ts';
import { row, the } from './look.ts';
import { balance, post } from './money.ts';
import { isSold } from './payments.ts';
import { startReturn } from './returns.ts';
import type { Order, World } from './world.ts';

/** E65 and E65b: the bank took the buyer's payment back. */
export function paymentReversed(world: World, order: Order): string | null {
  if (order.paidBy === null || order.isReversed || order.status === 'to_pay') return 'NOT_ALLOWED_NOW';
  for (const other of world.orders.values()) {
    if (other.paidBy === order.paidBy && other.id > order.id) return 'NOT_ALLOWED_NOW';
  }
  const attempt = the(world.attempts, order.paidBy);
  if (world.booked.has(`reversal ${attempt.id}`)) return 'NOT_ALLOWED_NOW';
  world.booked.add(`reversal ${attempt.id}`);
  order.isReversed = true;
  const wasSent = ['to_receive', 'transaction_successful', 'transaction_closed'].includes(order.status);
  const unsent = cancelRefunds(world, attempt.id);
  const escrow = `escrow:${order.id}`;
  const held = balance(world, escrow);
  const fromEscrow = Math.min(held, attempt.amount - unsent);
  const missing = attempt.amount - unsent - fromEscrow;
  const coupon = wasSent && order.status === 'to_receive' ? 0 : held - fromEscrow;
  post(world, 'P13', order.id, {
    'platform:gateway_clearing': attempt.amount,
    [`refund:${attempt.id}`]: -unsent,
    [escrow]: -(fromEscrow + coupon),
    'platform:promo_expense': coupon,
    [wasSent ? `receivable:${order.buyerId}` : 'platform:chargeback_loss']: -missing,
  });
  if (wasSent) {
    the(world.people, order.buyerId).isBuyingSuspended = true;
    return row(world, 'E65b');
  }
  endByChargeback(world, order);
  return row(world, 'E65');
}

function cancelRefunds(world: World, attemptId: string): number {
  let unsent = 0;
  for (const refund of world.refunds.values()) {
    if (refund.attemptId !== attemptId || refund.status !== 'PENDING') continue;
    refund.status = 'CANCELLED';
    unsent += refund.amount;
  }
  return unsent;
}

/** E65: before the pass the ask closes too and its item goes back; after it the item is the platform's. */
function endByChargeback(world: World, order: Order): void {
  const ask = the(world.asks, order.askId);
  const isItemHere = ask.item === 'here' && !order.isFlash;
  if (isSold(world, order)) row(world, 'E65 after pass');
  else {
    closeAsk(world, ask, 'chargeback');
    if (isItemHere) startReturn(world, ask, 'platform');
    row(world, order.isFlash ? 'E65 flash' : 'E65 before pass');
  }
  closeOrder(world, order, 'chargeback');
}
