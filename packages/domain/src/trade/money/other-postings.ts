import type { AttemptId, UserId } from '../../ids/id.ts';
import { type Centavos, negate, subtract } from '../../money/centavos.ts';
import type { Owed } from '../facts/command-facts.ts';
import type { Account, Posting } from '../facts/decision.ts';
import type { AttemptSnapshot, OrderSnapshot } from '../facts/snapshot.ts';
import { sourceOf } from './deposit-postings.ts';
import { posting } from './postings.ts';
import { intoWallet, refundAccount, takenFirst } from './refund-routes.ts';

/* Postings without deposit or escrow: compensation, second payments, the gateway's fee, fees for a second way. */

export type PayInput = {
  readonly userId: UserId;
  readonly amount: Centavos;
  readonly key: string;
  readonly owed?: Owed | undefined;
  /** The moment from which it can be withdrawn; null or absent: at once. */
  readonly availableAt?: Date | null | undefined;
};

/** `item_compensated`: a seller is paid for an item that was lost or damaged, up to its price less the fees. */
export function payForItem(input: PayInput): Posting {
  return compensate('item_compensated', 'platform:item_loss', input);
}

/** `credit_given`: a credit for a limit that the platform broke itself. */
export function creditUser(input: PayInput): Posting {
  return compensate('credit_given', 'platform:platform_expense', input);
}

function compensate(
  code: 'item_compensated' | 'credit_given',
  from: Account,
  { userId, amount, key, owed, availableAt = null }: PayInput,
): Posting {
  const shown = subtract(amount, takenFirst(userId, amount, owed));
  return posting({
    code,
    key,
    lines: [[from, negate(amount), 'compensation'], ...intoWallet(userId, amount, owed, 'compensation')],
    shown: shown === 0 ? [] : [{ userId, kind: 'compensation', amount: shown, availableAt }],
  });
}

/** `second_payment_returned`: a second payment never touches escrow or hold; it goes back in full. */
export function returnSecondPayment(attempt: AttemptSnapshot): Posting {
  const kind = attempt.subject.entity === 'order' ? 'item_refund' : 'deposit_refund';
  const attemptId: AttemptId | null = attempt.source === 'wallet' ? null : attempt.id;
  return posting({
    code: 'second_payment_returned',
    key: attempt.id,
    lines: [
      [sourceOf(attempt), negate(attempt.amount), 'second payment'],
      [refundAccount(attemptId, attempt.userId), attempt.amount, 'second payment refund'],
    ],
    shown: [{ userId: attempt.userId, kind, amount: attempt.amount, availableAt: null }],
  });
}

/**
 * The bank took a second payment back after its refund. The part of the refund that has not left stays here; the payer
 * has the rest twice and owes it (docs/lifecycle.md#second-payments).
 */
export function reverseSecondPayment({ id, userId, amount }: AttemptSnapshot, unsent: Centavos): Posting {
  return posting({
    code: 'second_payment_reversed',
    key: id,
    lines: [
      ['platform:gateway_clearing', amount, 'second payment reversed by the bank'],
      [`refund:${id}`, negate(unsent), 'refund stopped'],
      [`receivable:${userId}`, subtract(unsent, amount), 'owed after a reversal'],
    ],
  });
}

/** `gateway_fee_paid`: the gateway's fee, as the gateway reports it. */
export function bookGatewayFee(attemptId: AttemptId, fee: Centavos): Posting {
  return posting({
    code: 'gateway_fee_paid',
    key: attemptId,
    lines: [
      ['platform:platform_expense', negate(fee), 'gateway fee'],
      ['platform:gateway_clearing', fee, 'gateway fee'],
    ],
  });
}

/** Books the refund of a claim after which the buyer keeps the item. The platform pays: it certified the item (E74). */
export function refundClaim(order: OrderSnapshot, amount: Centavos): Posting {
  return posting({
    code: 'claim_refunded',
    key: order.id,
    lines: [
      ['platform:platform_expense', negate(amount), 'claim'],
      [refundAccount(order.paidByAttemptId, order.buyerId), amount, 'claim'],
    ],
    shown: [{ userId: order.buyerId, kind: 'item_partial_refund', amount, availableAt: null }],
  });
}

/** A refunded item turned up at the buyer, who owes the refund now (E79). */
export function oweRefund(order: OrderSnapshot, amount: Centavos): Posting {
  return posting({
    code: 'refund_owed',
    key: order.id,
    lines: [
      [`receivable:${order.buyerId}`, negate(amount), 'the item arrived after its refund'],
      ['platform:item_loss', amount, 'the item arrived after its refund'],
    ],
  });
}

/**
 * A refund for a buyer whose bank took the payment back before: their debt first, the rest to the wallet; at our cost
 * (docs/lifecycle.md#debts).
 */
export function forgiveDebt(order: OrderSnapshot, amount: Centavos, owed: Owed | undefined): Posting {
  return posting({
    code: 'refunded_after_income',
    key: order.id,
    lines: [
      ['platform:item_loss', negate(amount), 'refund after a reversal'],
      ...intoWallet(order.buyerId, amount, owed, 'refund after a reversal'),
    ],
  });
}

/** The fee for a way back or a second delivery, paid by the side that owes it (docs/lifecycle.md#returns). */
export function earnShipping(code: 'return_fee_earned' | 'redelivery_fee_earned', attempt: AttemptSnapshot): Posting {
  return posting({
    code,
    key: attempt.id,
    lines: [
      [sourceOf(attempt), negate(attempt.amount), 'shipping paid'],
      ['platform:shipping_revenue', attempt.amount, 'shipping'],
    ],
  });
}
