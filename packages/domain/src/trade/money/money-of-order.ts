import type { AttemptId } from '../../ids/id.ts';
import { add, type Centavos, max, subtract, zero } from '../../money/centavos.ts';
import { discountBack } from '../../quote/defect-discount.ts';
import type { Patch, RefundRequest } from '../facts/decision.ts';
import type { DepositStep, MoneyStep } from '../facts/money-steps.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import { type Money, noMoney } from './money-of-deposit.ts';
import { otherMoney } from './money-of-others.ts';
import {
  buyerFeesOf,
  earnBuyerFees,
  fillEscrow,
  moveEscrow,
  paySeller,
  refundAfterIncome,
  refundable,
  refundDiscount,
  refundOrder,
  reversePayment,
  withholdTax,
} from './order-postings.ts';
import { forgiveDebt, refundClaim } from './other-postings.ts';

type OrderStep = Exclude<MoneyStep, DepositStep | `bid:${DepositStep}`>;

/** Returns the postings and refunds of one step on the escrow of an order. */
export function orderMoney(step: OrderStep, context: TradeContext): Money {
  switch (step) {
    case 'escrow_filled':
      return booked(fillEscrow(orderOf(context)));
    case 'escrow_filled_late':
      return booked(fillEscrow(orderOf(context), zero));
    case 'order_refunded':
    case 'refund_or_rematch':
      return refund(context);
    case 'rematch_offered':
      return offerRematch(context);
    case 'order_refunded_late':
      return refund(context, zero);
    case 'discount_given':
      return giveDiscount(orderOf(context));
    case 'claim_refunded':
      return giveForClaim(context);
    case 'seller_paid':
      return income(context);
    case 'buyer_fees_earned':
      return orderOf(context).isPaymentReversed ? noMoney : booked(earnBuyerFees(orderOf(context)));
    case 'refunded_after_income':
      return refundLate(context, zero);
    case 'refunded_less_shipping':
      return refundLate(context, add(orderOf(context).shippingFee, orderOf(context).shippingFee));
    case 'escrow_moved':
      return passOn(context);
    case 'payment_reversed':
    case 'payment_reversed_owed':
      return reversed(context, step === 'payment_reversed' ? 'platform' : 'buyer');
    default:
      return otherMoney(step, context);
  }
}

function booked(...postings: Money['postings']): Money {
  return { ...noMoney, postings };
}

function refund(context: TradeContext, coupon?: Centavos): Money {
  const order = orderOf(context);
  if (order.isPaymentReversed) {
    return { ...noMoney, patches: [orderPatch(order, { rematch: 'refunded' })] };
  }
  const attemptId = payingAttempt(context);
  const request = { amount: order.total, userId: order.buyerId, kind: 'item_refund', key: order.id } as const;
  return {
    ...noMoney,
    postings: [refundOrder({ order, attemptId, coupon })],
    refunds: requestTo(attemptId, request),
    patches: order.rematch === null ? [] : [orderPatch(order, { rematch: 'refunded' })],
  };
}

function offerRematch(context: TradeContext): Money {
  return { ...noMoney, patches: [orderPatch(orderOf(context), { rematch: 'offered' })] };
}

function giveDiscount(order: OrderSnapshot): Money {
  if (order.discountOffer === 0) {
    return noMoney;
  }
  const amount = discountBack(order);
  return {
    ...noMoney,
    postings: [refundDiscount(order)],
    refunds: partialRefund(order, amount, 'discount_given'),
    patches: [orderPatch(order, { refundedAmount: add(order.refundedAmount, amount) })],
  };
}

function giveForClaim(context: TradeContext): Money {
  const order = orderOf(context);
  const amount = order.isPaymentReversed ? zero : (context.amounts?.claim ?? zero);
  return {
    ...noMoney,
    postings: [refundClaim(order, amount)],
    refunds: partialRefund(order, amount, 'claim'),
    patches: [orderPatch(order, { refundedAmount: add(order.refundedAmount, amount) })],
  };
}

function income(context: TradeContext): Money {
  const order = orderOf(context);
  const { owed, availableAt = null } = context;
  return booked(paySeller(order, { availableAt, owed }), withholdTax(order));
}

function refundLate(context: TradeContext, legs: Centavos): Money {
  const order = orderOf(context);
  if (order.isPaymentReversed) {
    return forgive(order, legs, context);
  }
  const amount = refundable(order, legs);
  const request = {
    amount,
    userId: order.buyerId,
    kind: 'item_refund',
    key: `${order.id}:refunded_after_income`,
  } as const;
  return {
    ...noMoney,
    postings: [refundAfterIncome(order, order.status === 'transaction_successful' ? zero : buyerFeesOf(order), legs)],
    refunds: requestTo(order.paidByAttemptId, request),
  };
}

/** Settles the buyer's debt with the refund, as the bank has refunded the buyer already. Only the rest is paid out. */
function forgive(order: OrderSnapshot, legs: Centavos, { owed }: TradeContext): Money {
  const amount = max(zero, subtract(refundable(order, legs), buyerFeesOf(order)));
  return booked(forgiveDebt(order, amount, owed));
}

function passOn(context: TradeContext): Money {
  const next = orderOf(context);
  const order = required(context.previous, 'the order whose escrow moves on');
  return {
    ...noMoney,
    postings: [moveEscrow(order, next)],
    refunds: partialRefund(order, subtract(order.total, next.total), 'escrow_moved'),
    patches: [orderPatch(order, { rematch: 'taken' })],
  };
}

/** The escrow holds everything until the seller is paid, then the buyer's fees, and nothing when the order is over. */
function reversed(context: TradeContext, by: 'platform' | 'buyer'): Money {
  const order = orderOf(context);
  const isOver = order.status === 'transaction_closed' || order.status === 'transaction_successful';
  const isSellerPaid = context.ask?.status === 'transaction_successful';
  const coupon = isOver || isSellerPaid ? zero : order.couponAmount;
  const all = isSellerPaid ? buyerFeesOf(order) : add(order.total, order.couponAmount);
  const { isRefundUnsent = false, unsentRefund = isOver && isRefundUnsent ? order.total : zero } = context.inputs ?? {};
  const isRematchOpen = order.rematch === 'offered';
  const paid = context.attempt?.amount ?? order.total;
  const escrow = isOver && !isRematchOpen ? zero : all;
  const posted = reversePayment(order, {
    escrow,
    coupon: isRematchOpen ? order.couponAmount : coupon,
    unsent: unsentRefund,
    paid,
    by,
  });
  const patches = [orderPatch(order, { isPaymentReversed: true })];
  return { ...booked(posted), patches: by === 'buyer' ? patches : [] };
}

function partialRefund(order: OrderSnapshot, amount: Centavos, why: string): readonly RefundRequest[] {
  const kind = 'item_partial_refund';
  return requestTo(order.paidByAttemptId, { amount, userId: order.buyerId, kind, key: `${order.id}:${why}` });
}

/** Money without an attempt goes to the wallet, so the gateway has nothing to send. */
function requestTo(attemptId: AttemptId | null, request: Omit<RefundRequest, 'attemptId'>): readonly RefundRequest[] {
  return attemptId === null ? [] : [{ attemptId, ...request }];
}

function orderPatch({ id }: OrderSnapshot, set: Extract<Patch, { entity: 'order' }>['set']): Patch {
  return { entity: 'order', id, set };
}

/** Returns the attempt that paid the order: the recorded one, or the attempt that reports its success now. */
function payingAttempt(context: TradeContext): AttemptId | null {
  return orderOf(context).paidByAttemptId ?? context.attempt?.id ?? null;
}

function orderOf(context: TradeContext): OrderSnapshot {
  return required(context.order, 'the order');
}
