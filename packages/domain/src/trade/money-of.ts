import { deposits } from '../config/deposits.ts';
import type { AttemptId } from '../ids/id.ts';
import { type Centavos, subtract, zero } from '../money/centavos.ts';
import { percentRoundedDown } from '../money/rounding.ts';
import type { DepositChange, Posting, RefundRequest, TransactionKind } from './decision.ts';
import {
  earnBuyerFees,
  fillEscrow,
  holdDeposit,
  keepDeposit,
  paySeller,
  refundOrder,
  returnDeposit,
  returnSecondPayment,
  shareDeposit,
} from './postings.ts';
import type { AttemptSnapshot, DepositSnapshot, OrderSnapshot } from './snapshot.ts';
import { required, type TradeContext } from './trade-context.ts';
import type { MoneyStep, Penalty, TransitionRow } from './transition-row.ts';

export type Money = {
  readonly deposits: readonly DepositChange[];
  readonly postings: readonly Posting[];
  readonly refunds: readonly RefundRequest[];
};

const nothing: Money = { deposits: [], postings: [], refunds: [] };

/** Everything that a row does with money: changes of the deposit, postings, and what the gateway has to send back. */
export function moneyOf(row: TransitionRow, context: TradeContext): Money {
  const parts = (row.money ?? []).map((step) => stepOf(step, row, context));
  return {
    deposits: parts.flatMap((part) => part.deposits),
    postings: parts.flatMap((part) => part.postings).filter((one) => one.entries.length > 0),
    refunds: parts.flatMap((part) => part.refunds).filter((one) => one.amount > 0),
  };
}

/** What a penalty keeps of a deposit; the rest goes back. */
export function keptPart(penalty: Penalty, deposit: DepositSnapshot): Centavos {
  return percentRoundedDown(deposit.amount, penalty.keptPercent);
}

/** The harmed side's part of what is kept (lifecycle, section 3, forfeit split); the platform has the rest. */
export function harmedPart(penalty: Penalty, kept: Centavos): Centavos {
  return penalty.harmed === 'nobody' ? zero : percentRoundedDown(kept, deposits.harmedPercent);
}

function stepOf(step: MoneyStep, row: TransitionRow, context: TradeContext): Money {
  switch (step) {
    case 'due':
      // The deposit is inserted as `due` together with the ask (Approval.creations).
      return nothing;
    case 'void':
      return { ...nothing, deposits: [{ id: depositOf(context).id, from: 'due', to: 'voided' }] };
    case 'P1':
      return hold(context);
    case 'P2':
      return giveBack(context);
    case 'P2p':
    case 'P3':
      return forfeit(required(row.penalty, 'a penalty'), depositOf(context));
    case 'P3-release':
      return release(context);
    case 'P4':
      return { ...nothing, postings: [fillEscrow(orderOf(context))] };
    case 'P4-late':
      return { ...nothing, postings: [fillEscrow(orderOf(context), zero)] };
    case 'P5':
    case 'P5d':
      return refund(orderOf(context), payingAttempt(context));
    case 'P5-late':
      return refund(orderOf(context), payingAttempt(context), zero);
    case 'P7':
      return { ...nothing, postings: [paySeller(orderOf(context), context.availableAt ?? null)] };
    case 'P8':
      return { ...nothing, postings: [earnBuyerFees(orderOf(context))] };
    case 'P14':
      return secondPayment(attemptOf(context));
    default:
      return step satisfies never;
  }
}

function hold(context: TradeContext): Money {
  const deposit = depositOf(context);
  const change = {
    id: deposit.id,
    from: deposit.status,
    to: 'under_hold',
    paidByAttemptId: context.attempt?.id,
  } as const;
  return { ...nothing, deposits: [change], postings: [holdDeposit(deposit)] };
}

function giveBack(context: TradeContext): Money {
  const deposit = depositOf(context);
  const { amount } = deposit;
  // In E06 the attempt that just paid is the one to go back to.
  const attemptId = deposit.paidByAttemptId ?? context.attempt?.id ?? null;
  return {
    deposits: [{ id: deposit.id, from: 'under_hold', to: 'returned' }],
    postings: [returnDeposit({ deposit, attemptId, amount, kind: 'deposit_refund' })],
    refunds: requestTo(attemptId, { amount, userId: deposit.userId, kind: 'deposit_refund', key: deposit.id }),
  };
}

function forfeit(penalty: Penalty, deposit: DepositSnapshot): Money {
  const kept = keptPart(penalty, deposit);
  if (kept === 0) {
    return nothing;
  }
  const rest = subtract(deposit.amount, kept);
  const attemptId = deposit.paidByAttemptId;
  const kind = 'partial_deposit_refund';
  const back = rest === 0 ? [] : [returnDeposit({ deposit, attemptId, amount: rest, kind })];
  return {
    deposits: [{ id: deposit.id, from: 'under_hold', to: 'deducted', deductedAmount: kept }],
    postings: [keepDeposit(deposit, kept), ...back],
    refunds: requestTo(attemptId, { amount: rest, userId: deposit.userId, kind, key: deposit.id }),
  };
}

function release(context: TradeContext): Money {
  const { kept, harmedShare } = required(context.release, 'the amounts to release');
  const shared = shareDeposit({
    deposit: depositOf(context),
    harmedId: orderOf(context).buyerId,
    kept,
    harmedShare,
    availableAt: context.availableAt ?? null,
  });
  return { ...nothing, postings: [shared] };
}

function refund(order: OrderSnapshot, attemptId: AttemptId | null, coupon: Centavos = order.couponAmount): Money {
  return {
    ...nothing,
    postings: [refundOrder({ order, attemptId, coupon })],
    refunds: requestTo(attemptId, { amount: order.total, userId: order.buyerId, kind: 'item_refund', key: order.id }),
  };
}

function secondPayment(attempt: AttemptSnapshot): Money {
  const kind: TransactionKind = attempt.subject.entity === 'order' ? 'item_refund' : 'deposit_refund';
  return {
    ...nothing,
    postings: [returnSecondPayment(attempt)],
    refunds: requestTo(attempt.id, { amount: attempt.amount, userId: attempt.userId, kind, key: attempt.id }),
  };
}

/** Money that no attempt brought goes to the wallet, so the gateway has nothing to do. */
function requestTo(attemptId: AttemptId | null, request: Omit<RefundRequest, 'attemptId'>): readonly RefundRequest[] {
  return attemptId === null ? [] : [{ attemptId, ...request }];
}

/** The attempt that paid the order: the recorded one, or the one that reports the payment now. */
function payingAttempt(context: TradeContext): AttemptId | null {
  return orderOf(context).paidByAttemptId ?? context.attempt?.id ?? null;
}

function depositOf(context: TradeContext): DepositSnapshot {
  return required(context.ask, 'the ask').deposit;
}

function orderOf(context: TradeContext): OrderSnapshot {
  return required(context.order, 'the order');
}

function attemptOf(context: TradeContext): AttemptSnapshot {
  return required(context.attempt, 'the attempt');
}
