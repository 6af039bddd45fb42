import { brokenLimitCredit } from '../../config/warehouse.ts';
import { zero } from '../../money/centavos.ts';
import type { TransactionKind } from '../facts/decision.ts';
import type { AttemptSnapshot } from '../facts/snapshot.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import { type Money, noMoney } from './money-of-deposit.ts';
import { refundable } from './order-postings.ts';
import {
  bookGatewayFee,
  creditUser,
  earnShipping,
  oweRefund,
  payForItem,
  returnSecondPayment,
  reverseSecondPayment,
} from './other-postings.ts';
import { compensationHeldUntil } from './payout-hold.ts';

export type OtherStep =
  | 'item_compensated'
  | 'refund_owed'
  | 'second_payment_returned'
  | 'second_payment_reversed'
  | 'gateway_fee_paid'
  | 'credit_given'
  | 'return_fee_earned'
  | 'redelivery_fee_earned';

/** The steps that belong neither to a deposit nor to an escrow. */
export function otherMoney(step: OtherStep, context: TradeContext): Money {
  const { amounts, owed } = context;
  switch (step) {
    case 'item_compensated':
      return booked(
        payForItem({
          ...ownerOf(context),
          amount: amounts?.compensation ?? zero,
          owed,
          availableAt: compensationHeldUntil(context),
        }),
      );
    case 'refund_owed':
      if (context.order?.isPaymentReversed === true) return noMoney;
      return booked(oweRefund(required(context.order, 'the order'), refundable(required(context.order, 'the order'))));
    case 'second_payment_returned':
      return secondPayment(attemptOf(context));
    case 'second_payment_reversed':
      return booked(reverseSecondPayment(attemptOf(context), context.inputs?.unsentRefund ?? zero));
    case 'gateway_fee_paid':
      return booked(bookGatewayFee(attemptOf(context).id, amounts?.gatewayFee ?? zero));
    case 'credit_given':
      return booked(creditUser({ ...creditedOf(context), amount: brokenLimitCredit, owed }));
    case 'return_fee_earned':
    case 'redelivery_fee_earned':
      return booked(earnShipping(step, attemptOf(context)));
    default:
      return step satisfies never;
  }
}

function booked(...postings: Money['postings']): Money {
  return { ...noMoney, postings };
}

function secondPayment(attempt: AttemptSnapshot): Money {
  const kind: TransactionKind = attempt.subject.entity === 'order' ? 'item_refund' : 'deposit_refund';
  const attemptId = attempt.source === 'wallet' ? null : attempt.id;
  return {
    ...noMoney,
    postings: [returnSecondPayment(attempt)],
    refunds:
      attemptId === null ? [] : [{ attemptId, amount: attempt.amount, userId: attempt.userId, kind, key: attempt.id }],
  };
}

function attemptOf(context: TradeContext): AttemptSnapshot {
  return required(context.attempt, 'the attempt');
}

/** Returns the owner of the item, and the key under which the owner is paid once. */
function ownerOf({ ask, returnLeg, stock }: TradeContext) {
  // An item on its way back may be damaged first and lost later: two events, two keys.
  if (returnLeg != null) return { userId: returnLeg.sellerId, key: `${returnLeg.id}:${returnLeg.status}` };
  const owner = required(ask ?? stock, 'the item');
  return { userId: owner.sellerId, key: owner.id };
}

/** Returns the person whom the platform let down: the buyer of a claim or order, else the returned item's owner. */
function creditedOf({ claim, order, returnLeg }: TradeContext) {
  const owner = claim ?? order;
  if (owner !== undefined && owner !== null) return { userId: owner.buyerId, key: owner.id };
  const leg = required(returnLeg, 'whom to credit');
  return { userId: leg.sellerId, key: leg.id };
}
