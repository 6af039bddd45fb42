import { taxOfSale } from '../../fees/tax-of-sale.ts';
import type { AttemptId } from '../../ids/id.ts';
import { add, type Centavos, max, min, negate, subtract, zero } from '../../money/centavos.ts';
import { discountBack } from '../../quote/defect-discount.ts';
import type { Owed } from '../facts/command-facts.ts';
import type { Posting } from '../facts/decision.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';
import { posting } from './postings.ts';
import { refundAccount, takenFirst } from './refund-routes.ts';

/* Postings of the escrow of an order. */

/** `escrow_filled`: the buyer's money, and the platform's coupon with it, is kept for the order. */
export function fillEscrow(order: OrderSnapshot, coupon: Centavos = order.couponAmount): Posting {
  return posting({
    code: 'escrow_filled',
    key: order.id,
    lines: [
      ['platform:gateway_clearing', negate(order.total), 'order paid'],
      ['platform:promo_expense', negate(coupon), 'coupon'],
      [`escrow:${order.id}`, add(order.total, coupon), 'escrow'],
    ],
  });
}

export type RefundInput = {
  readonly order: OrderSnapshot;
  readonly attemptId: AttemptId | null;
  readonly coupon?: Centavos | undefined;
};

/** `order_refunded`: the buyer's whole payment goes back, shipping and flash fee included. */
export function refundOrder({ order, attemptId, coupon = order.couponAmount }: RefundInput): Posting {
  return posting({
    code: 'order_refunded',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(add(order.total, coupon)), 'escrow released'],
      [refundAccount(attemptId, order.buyerId), order.total, 'order refund'],
      ['platform:promo_expense', coupon, 'coupon given back'],
    ],
    shown: [{ userId: order.buyerId, kind: 'item_refund', amount: order.total, availableAt: null }],
  });
}

/** `discount_given`: the agreed discount goes back to the buyer; the seller's price drops by that amount. */
export function refundDiscount(order: OrderSnapshot): Posting {
  const back = discountBack(order);
  return posting({
    code: 'discount_given',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(order.discountOffer), 'discount'],
      [refundAccount(order.paidByAttemptId, order.buyerId), back, 'discount'],
      ['platform:promo_expense', subtract(order.discountOffer, back), 'share of the coupon'],
    ],
    shown: [{ userId: order.buyerId, kind: 'item_partial_refund', amount: back, availableAt: null }],
  });
}

export type IncomeInput = { readonly availableAt: Date | null; readonly owed?: Owed | undefined };

/**
 * `seller_paid`: the seller is paid, after their debt, and the three fees are earned. The tax that `withholdTax` takes
 * from the wallet next settles no debt: it stays in the wallet until then, and the shown and held amount is the rest.
 */
export function paySeller(order: OrderSnapshot, { availableAt, owed }: IncomeInput): Posting {
  const { sellerId, income } = order;
  const tax = taxOfSale(order);
  const left = subtract(income, tax);
  const taken = takenFirst(sellerId, left, owed);
  return posting({
    code: 'seller_paid',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(subtract(order.price, order.discountOffer)), 'sale'],
      [`receivable:${sellerId}`, taken, 'settles what was owed'],
      [`wallet:${sellerId}`, subtract(income, taken), 'income'],
      ['platform:fee_revenue', order.techServiceFee, 'tech service fee'],
      ['platform:fee_revenue', order.paymentFee, 'payment fee'],
      ['platform:fee_revenue', order.operationalFee, 'operational fee'],
    ],
    shown: [{ userId: sellerId, kind: 'sell_income', amount: subtract(left, taken), availableAt }],
  });
}

/** `tax_withheld`: a separate posting, from the amount that the income left in the wallet (default: none). */
export function withholdTax(order: OrderSnapshot): Posting {
  const withheld = taxOfSale(order);
  return posting({
    code: 'tax_withheld',
    key: order.id,
    lines: [
      [`wallet:${order.sellerId}`, negate(withheld), 'tax withheld'],
      ['platform:tax_withheld', withheld, 'tax withheld'],
    ],
  });
}

/** Returns the buyer's fees beside the price: everything in the escrow after the seller is paid. */
export function buyerFeesOf(order: OrderSnapshot): Centavos {
  return add(order.shippingFee, order.flashFee, order.processingFee);
}

/** `buyer_fees_earned`: shipping, flash and processing fee are earned when the order is done. */
export function earnBuyerFees(order: OrderSnapshot): Posting {
  return posting({
    code: 'buyer_fees_earned',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(buyerFeesOf(order)), 'fees of the buyer'],
      ['platform:shipping_revenue', order.shippingFee, 'shipping'],
      ['platform:fee_revenue', order.flashFee, 'flash fee'],
      ['platform:fee_revenue', order.processingFee, 'processing fee'],
    ],
  });
}

/**
 * Returns the amount that can still be given back: paid, less what went back before, less the legs that the buyer pays.
 * Never below zero (docs/lifecycle.md#refunds-after-income).
 */
export function refundable(order: OrderSnapshot, legs: Centavos = zero): Centavos {
  return max(zero, subtract(order.total, add(order.refundedAmount, legs)));
}

/**
 * `refunded_after_income`: a refund after the seller was paid: the escrow's rest first, then the platform's loss.
 * Left-over coupon is no expense.
 */
export function refundAfterIncome(order: OrderSnapshot, escrow: Centavos, legs: Centavos = zero): Posting {
  const back = refundable(order, legs);
  const fromEscrow = min(escrow, back);
  const left = subtract(escrow, fromEscrow);
  const coupon = min(left, order.couponAmount);
  return posting({
    code: 'refunded_after_income',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(escrow), 'escrow released'],
      ['platform:item_loss', subtract(fromEscrow, back), 'refund at our cost'],
      [refundAccount(order.paidByAttemptId, order.buyerId), back, 'order refund'],
      ['platform:promo_expense', coupon, 'coupon not spent'],
      ['platform:shipping_revenue', subtract(left, coupon), 'shipping'],
    ],
    shown: back === 0 ? [] : [{ userId: order.buyerId, kind: 'item_refund', amount: back, availableAt: null }],
  });
}

/** `escrow_moved`: the escrow goes over to another order, the rest back to the buyer (E78). */
export function moveEscrow(order: OrderSnapshot, next: OrderSnapshot): Posting {
  const back = subtract(order.total, next.total);
  const shown = { userId: order.buyerId, kind: 'item_partial_refund', amount: back, availableAt: null } as const;
  return posting({
    code: 'escrow_moved',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(add(order.total, order.couponAmount)), 'another ask'],
      [`escrow:${next.id}`, add(next.total, next.couponAmount), 'another ask'],
      [refundAccount(order.paidByAttemptId, order.buyerId), back, 'difference'],
      ['platform:promo_expense', subtract(order.couponAmount, next.couponAmount), 'coupon not spent'],
    ],
    shown: back === 0 ? [] : [shown],
  });
}

export type ReversalInput = {
  /** The amount in the escrow now. `coupon` is the part of it that the platform's coupon paid. */
  readonly escrow: Centavos;
  readonly coupon: Centavos;
  /** The part taken from a refund that has not left yet. */
  readonly unsent: Centavos;
  /** The amount that the bank takes back: all of that payment, also after a part went back with another ask (E78). */
  readonly paid: Centavos;
  /** The side that bears the rest. */
  readonly by: 'platform' | 'buyer';
};

/** `payment_reversed`: the bank took the payment back: the escrow's rest first, then our loss or the buyer's debt. */
export function reversePayment(order: OrderSnapshot, { escrow, coupon, unsent, paid, by }: ReversalInput): Posting {
  const covered = add(subtract(escrow, coupon), unsent);
  const bearer = by === 'buyer' ? (`receivable:${order.buyerId}` as const) : ('platform:chargeback_loss' as const);
  return posting({
    code: 'payment_reversed',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(escrow), 'payment reversed by the bank'],
      ['platform:promo_expense', coupon, 'coupon given back'],
      [refundAccount(order.paidByAttemptId, order.buyerId), negate(unsent), 'refund stopped'],
      [bearer, subtract(covered, paid), 'payment reversed by the bank'],
      ['platform:gateway_clearing', paid, 'payment reversed by the bank'],
    ],
  });
}
