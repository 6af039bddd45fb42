import { closeAsk, closeOrder } from './closings.ts';
import { getExisting, row } from './look.ts';
import { balance, post } from './money.ts';
import { isFrozen, isSold, pause } from './payments.ts';
import { startReturn } from './returns.ts';
import { windows } from './timers.ts';
import type { Order, World } from './world.ts';

const sent: readonly Order['status'][] = ['to_receive', 'transaction_successful', 'transaction_closed'];

/** E65 and E65b: the bank questions the buyer's payment (the order stands still), or took it back. */
export function paymentReversed(world: World, order: Order, isFinal: boolean): string | null {
  if (order.paidBy === null || order.isReversed || order.ending?.detail === 'chargeback') return 'NOT_ALLOWED_NOW';
  const wasSent = sent.includes(order.status);
  if (isFinal) return takePaymentBack(world, order, wasSent);
  // A review is a shorter hold for another reason: the bank's hold takes its place.
  if (wasSent || isFrozen(order)) return 'NOT_ALLOWED_NOW';
  pause(world, order, 'chargeback', windows.hold_of_a_bank);
  return row(world, 'E65 frozen');
}

function takePaymentBack(world: World, order: Order, wasSent: boolean): null {
  const attempt = getExisting(world.attempts, order.paidBy);
  order.isReversed = true;
  const unsent = cancelRefunds(world, attempt.id);
  const escrow = `escrow:${order.id}`;
  const held = balance(world, escrow);
  const fromEscrow = Math.min(held, attempt.amount - unsent);
  const missing = attempt.amount - unsent - fromEscrow;
  post(world, 'payment_reversed', order.id, {
    'platform:gateway_clearing': attempt.amount,
    [`refund:${attempt.id}`]: -unsent,
    [escrow]: -held,
    'platform:promo_expense': held - fromEscrow,
    [wasSent ? `receivable:${order.buyerId}` : 'platform:chargeback_loss']: -missing,
  });
  getExisting(world.people, order.buyerId).isBuyingSuspended = true;
  if (wasSent) return row(world, 'E65b');
  endByChargeback(world, order);
  return null;
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
  const ask = getExisting(world.asks, order.askId);
  const isItemHere = ask.item === 'here' && !order.isFlash;
  const isAfterPass = isSold(world, order);
  if (isAfterPass) row(world, 'E65 after pass');
  else row(world, order.isFlash ? 'E65 flash' : isItemHere ? 'E65 here' : 'E65 before pass');
  if (!isAfterPass) closeAsk(world, ask, 'chargeback');
  closeOrder(world, order, 'chargeback');
  if (!isAfterPass && isItemHere) startReturn(world, ask, order.income, { payer: 'platform' });
}
