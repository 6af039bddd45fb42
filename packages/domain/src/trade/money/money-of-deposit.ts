import { deposits } from '../../config/deposits.ts';
import { add, type Centavos, min, subtract, zero } from '../../money/centavos.ts';
import { percentRoundedDown } from '../../money/rounding.ts';
import type { DepositChange, Patch, Posting, RefundRequest, TransactionKind } from '../facts/decision.ts';
import type { DepositStep, Penalty } from '../facts/money-steps.ts';
import type { DepositSnapshot } from '../facts/snapshot.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import {
  holdDeposit,
  keepDeposit,
  returnDeposit,
  reverseHeld,
  reverseSettled,
  shareDeposit,
  undoPenalty,
} from './deposit-postings.ts';
import { partsOf, requestsFor, spread, takenFirst } from './refund-routes.ts';

export type Money = {
  readonly deposits: readonly DepositChange[];
  readonly postings: readonly Posting[];
  readonly refunds: readonly RefundRequest[];
  readonly patches: readonly Patch[];
};

export const noMoney: Money = { deposits: [], postings: [], refunds: [], patches: [] };

/** Returns the part of a deposit that a penalty keeps; the rest goes back (docs/lifecycle.md#penalties). */
export function keptPart(penalty: Penalty, deposit: DepositSnapshot, returnCost: Centavos = zero): Centavos {
  const kept = percentRoundedDown(deposit.amount, penalty.keptPercent);
  return penalty.keeps === 'return_cost' ? min(kept, returnCost) : kept;
}

/** Returns the harmed side's part of a fine's rest (docs/lifecycle.md#penalties); the platform has the other part. */
export function harmedPart(penalty: Penalty, kept: Centavos): Centavos {
  return penalty.harmed === 'nobody' ? zero : percentRoundedDown(kept, deposits.harmedPercent);
}

/** The input of a step on one deposit. `penalty`: the row's penalty, for the steps that keep something. */
export type DepositInput = {
  readonly deposit: DepositSnapshot;
  readonly context: TradeContext;
  readonly penalty: Penalty | undefined;
};

/** Returns the change, postings and refunds of a step on a deposit; none where the step does not fit the deposit. */
export function depositMoney(step: DepositStep, input: DepositInput): Money {
  const { deposit, context, penalty } = input;
  switch (step) {
    case 'due':
      // The deposit is inserted as `due` together with the ask or bid (Approval.creations).
      return noMoney;
    case 'void':
      return voided(deposit);
    case 'deposit_held':
      return hold(input);
    case 'raise_held':
      return holdRaise(input);
    case 'raise_returned':
      return returnRaise(input);
    case 'deposit_reversed':
      return reverse(input);
    case 'deposit_reversed_late':
      return reverseLate(input);
    case 'deposit_returned':
      return deposit.status === 'due' ? voided(deposit) : giveBack(input, deposit.amount, 'deposit_refund');
    case 'deposit_deducted_in_part':
    case 'deposit_deducted':
      return forfeit(required(penalty, 'a penalty'), input);
    case 'penalty_released':
      return release(input, penalty);
    case 'penalty_undone':
      return undo(deposit, context);
    default:
      return step satisfies never;
  }
}

function voided({ id, status }: DepositSnapshot): Money {
  return status === 'due' ? { ...noMoney, deposits: [{ id, from: 'due', to: 'voided' }] } : noMoney;
}

function hold({ deposit, context }: DepositInput): Money {
  const { attempt } = context;
  const paidByAttemptId = attempt?.source === 'wallet' ? undefined : attempt?.id;
  const change = { id: deposit.id, from: deposit.status, to: 'under_hold', paidByAttemptId } as const;
  return { ...noMoney, deposits: [change], postings: [holdDeposit(deposit, deposit.amount, attempt)] };
}

function holdRaise({ deposit, context }: DepositInput): Money {
  const { amount } = required(deposit.raise, 'a raised price');
  const attempt = required(context.attempt, 'the attempt');
  const part = { amount, attemptId: attempt.source === 'wallet' ? null : attempt.id };
  const set = { amount: add(deposit.amount, amount), raise: null, topUps: [...deposit.topUps, part] };
  const patches: readonly Patch[] = [{ entity: 'deposit', id: deposit.id, set }];
  return { ...noMoney, postings: [holdDeposit(deposit, amount, attempt)], patches };
}

function returnRaise({ deposit, context }: DepositInput): Money {
  const attempt = required(context.attempt, 'the attempt');
  const { amount } = attempt;
  const routes = [{ attemptId: attempt.source === 'wallet' ? null : attempt.id, amount }];
  const kind = 'deposit_refund';
  const back = returnDeposit({ deposit, amount, routes, kind, key: attempt.id });
  const refunds = requestsFor(routes, { userId: deposit.userId, kind, key: attempt.id });
  return { ...noMoney, postings: [holdDeposit(deposit, amount, attempt), back], refunds };
}

function reverse({ deposit, context }: DepositInput): Money {
  const attempt = required(context.attempt, 'the attempt');
  const others = partsOf(deposit).filter((part) => part.attemptId !== attempt.id);
  const refunds = requestsFor(others, { userId: deposit.userId, kind: 'deposit_refund', key: `${attempt.id}:rest` });
  const set = { raise: null, topUps: [] };
  return {
    deposits: [{ id: deposit.id, from: 'under_hold', to: 'due' }],
    postings: [reverseHeld(deposit, attempt, others)],
    refunds,
    patches: deposit.topUps.length === 0 ? [] : [{ entity: 'deposit', id: deposit.id, set }],
  };
}

function reverseLate({ deposit, context }: DepositInput): Money {
  const { isRefundUnsent = false, isFineInSuspense = false } = context.inputs ?? {};
  const attempt = required(context.attempt, 'the attempt');
  const back = subtract(deposit.amount, deposit.deductedAmount);
  const unsent = context.inputs?.unsentRefund ?? (isRefundUnsent ? back : zero);
  const fine = isFineInSuspense ? deposit.deductedAmount : zero;
  return { ...noMoney, postings: [reverseSettled(deposit, attempt, { unsent, fine })] };
}

function giveBack({ deposit, context }: DepositInput, amount: Centavos, kind: TransactionKind): Money {
  if (deposit.status !== 'under_hold') {
    return noMoney;
  }
  const { routes, refunds } = waysOf(deposit, context, { amount, kind });
  return {
    ...noMoney,
    deposits: [{ id: deposit.id, from: 'under_hold', to: 'returned' }],
    postings: [returnDeposit({ deposit, amount, routes, kind, owed: context.owed })],
    refunds,
  };
}

type Back = { readonly amount: Centavos; readonly kind: TransactionKind };

/**
 * Returns the refunds along the payments of a deposit, after its owner's debt is settled. In E06 the refund goes along
 * the attempt that has just paid.
 */
function waysOf(deposit: DepositSnapshot, { owed, attempt }: TradeContext, { amount, kind }: Back) {
  const late = attempt?.subject.entity === 'order' || attempt?.source === 'wallet' ? null : (attempt?.id ?? null);
  const parts = partsOf(deposit, deposit.paidByAttemptId ?? late);
  const routes = spread(subtract(amount, takenFirst(deposit.userId, amount, owed)), parts);
  return { routes, refunds: requestsFor(routes, { userId: deposit.userId, kind, key: deposit.id }) };
}

function forfeit(penalty: Penalty, input: DepositInput): Money {
  const { deposit, context } = input;
  if (deposit.status !== 'under_hold') {
    return voided(deposit);
  }
  const kept = keptPart(penalty, deposit, context.amounts?.returnCost);
  if (kept === 0) {
    return giveBack(input, deposit.amount, 'deposit_refund');
  }
  const amount = subtract(deposit.amount, kept);
  const kind = 'partial_deposit_refund';
  const { routes, refunds } = waysOf(deposit, context, { amount, kind });
  const back = amount === 0 ? [] : [returnDeposit({ deposit, amount, routes, kind, owed: context.owed })];
  return {
    ...noMoney,
    deposits: [{ id: deposit.id, from: 'under_hold', to: 'deducted', deductedAmount: kept }],
    postings: [keepDeposit(deposit, kept), ...back],
    refunds,
  };
}

function release({ deposit, context }: DepositInput, penalty: Penalty | undefined): Money {
  const { kept, harmedShare } = required(context.release, 'the amounts to release');
  const order = required(context.order, 'the order');
  const shared = shareDeposit({
    deposit,
    harmedId: penalty?.harmed === 'seller' ? order.sellerId : order.buyerId,
    kept,
    returnCost: context.amounts?.returnCost ?? zero,
    harmedShare,
    availableAt: context.availableAt ?? null,
    owed: context.owed,
  });
  return { ...noMoney, postings: [shared] };
}

function undo(deposit: DepositSnapshot, _context: TradeContext): Money {
  const routes = spread(deposit.deductedAmount, partsOf(deposit));
  const info = { userId: deposit.userId, kind: 'deposit_refund', key: `${deposit.id}:undone` } as const;
  return {
    ...noMoney,
    deposits: [{ id: deposit.id, from: 'deducted', to: 'returned' }],
    postings: [undoPenalty(deposit, routes)],
    refunds: requestsFor(routes, info),
  };
}
