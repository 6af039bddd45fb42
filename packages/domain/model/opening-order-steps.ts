import type { Command } from './commands.ts';
import type { Dice } from './dice.ts';
import { first, lastAttempt, type Step } from './opening-steps.ts';
import type { Failure } from './warehouse.ts';
import type { Order } from './world.ts';

/* Single commands that a sequence may begin with, for an order. */

export const onOrder =
  (make: (order: Order, dice: Dice) => Command): Step =>
  (world, dice) => {
    const order = first(world.orders);
    return order && make(order, dice);
  };

export const pay = onOrder(({ id }, dice) => ({
  name: 'pay_order',
  orderId: id,
  method: dice.pick(['card', 'ewallet']),
}));

export const paid: Step = (world) => {
  const attempt = lastAttempt(world, 'order');
  return attempt && { name: 'payment_succeeded', attemptId: attempt.id, amount: attempt.amount };
};

export const confirm = onOrder(({ id, sellerId }) => ({ name: 'confirm_order', orderId: id, callerId: sellerId }));
export const deliver = onOrder(({ id, sellerId }) => {
  return { name: 'seller_deliver', orderId: id, callerId: sellerId, trackingNumber: `SPX${id.slice(-8)}` };
});
export const receive = onOrder(({ id }) => ({ name: 'receive_at_warehouse', orderId: id }));
export const inspect = onOrder(({ id }) => ({ name: 'begin_inspection', orderId: id }));
export const pass = onOrder(({ id }) => ({ name: 'pass_inspection', orderId: id, isComplete: true }));
export const note = onOrder(({ id }) => ({ name: 'find_minor_defect', orderId: id, hasPhotos: true }));
export const hand = onOrder(({ id }) => ({
  name: 'hand_to_courier',
  orderId: id,
  trackingNumber: `OUT${id.slice(-8)}`,
}));
export const arrive = onOrder(({ id }) => ({ name: 'courier_delivered', orderId: id }));
export const claim = onOrder(({ id, buyerId }, dice) => ({
  name: 'open_claim',
  orderId: id,
  callerId: buyerId,
  kind: dice.pick(['condition', 'authenticity']),
}));
export const settleClaim = onOrder(({ id }, dice) => ({
  name: 'uphold_claim',
  orderId: id,
  partial: dice.pick([null, null, 10_000]),
}));
export const content = onOrder(({ id, buyerId }) => ({ name: 'confirm_received', orderId: id, callerId: buyerId }));
export const doubt = onOrder(({ id, buyerId }) => ({
  name: 'open_claim',
  orderId: id,
  callerId: buyerId,
  kind: 'authenticity',
}));
export const failAs = (failure: Failure) =>
  onOrder(({ id }) => ({
    name: 'fail_inspection',
    orderId: id,
    failure,
    inspectors: 2,
    passesAsNew: failure === 'used',
  }));
export const discount = onOrder(({ id, sellerId }) => ({
  name: 'offer_discount',
  orderId: id,
  callerId: sellerId,
  discount: 5_000,
}));
export const refuse = onOrder(({ id, buyerId }) => ({
  name: 'confirm_verifications',
  orderId: id,
  callerId: buyerId,
  isAccepted: false,
}));
export const scan: Step = (world) => {
  const order = first(world.orders);
  return order && { name: 'courier_scanned', orderId: order.id, scannedAt: world.now };
};
export const giveUp = onOrder(({ id }) => ({ name: 'courier_lost_inbound', orderId: id }));
export const comeBack = onOrder(({ id }) => ({ name: 'courier_returned', orderId: id }));
export const bringBack = onOrder(({ id }) => ({ name: 'parcel_came_back', orderId: id }));
export const reject = onOrder(({ id, sellerId }) => ({
  name: 'cancel_order',
  orderId: id,
  callerId: sellerId,
  isSeller: true,
}));
export const leaveLate = onOrder(({ id, buyerId }) => ({ name: 'use_late_right', orderId: id, callerId: buyerId }));
export const paymentFailed: Step = (world) => {
  const attempt = lastAttempt(world, 'order');
  return attempt && { name: 'payment_failed', attemptId: attempt.id };
};

export const blameSeller = onOrder(({ id }, dice) => ({
  name: 'platform_cancels',
  orderId: id,
  fault: 'seller',
  isFraud: dice.chance(0.3),
}));
export const withdrawPurchase = onOrder(({ id, buyerId }) => ({
  name: 'cancel_order',
  orderId: id,
  callerId: buyerId,
  isSeller: false,
}));
export const withdraw = onOrder(({ buyerId }) => ({ name: 'request_payout', userId: buyerId, amount: 15_000 }));
export const question = onOrder(({ id }) => ({ name: 'payment_reversed', orderId: id, isFinal: false }));
export const endHold = onOrder(({ id }) => ({ name: 'end_risk_hold', orderId: id }));
export const takePaymentBack = onOrder(({ id }) => ({ name: 'payment_reversed', orderId: id, isFinal: true }));
export const loseHere = onOrder(({ id }) => ({ name: 'lost_before_sending', orderId: id }));
export const takeAnother = onOrder(({ id, buyerId }) => ({
  name: 'take_another_pair',
  orderId: id,
  callerId: buyerId,
}));
export const refundNow = onOrder(({ id }) => ({ name: 'refund_now', orderId: id }));
export const blameBuyer = onOrder(({ id }) => ({
  name: 'platform_cancels',
  orderId: id,
  fault: 'buyer',
  isFraud: false,
}));
