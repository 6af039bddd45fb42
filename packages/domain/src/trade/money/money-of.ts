import type { UserId } from '../../ids/id.ts';
import { type Centavos, subtract, zero } from '../../money/centavos.ts';
import type { Owed } from '../facts/command-facts.ts';
import type { DepositStep, MoneyStep } from '../facts/money-steps.ts';
import type { DepositSnapshot } from '../facts/snapshot.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import type { TransitionRow } from '../table/transition-row.ts';
import { depositMoney, type Money } from './money-of-deposit.ts';
import { orderMoney } from './money-of-order.ts';

/** Returns everything that a row does with money: changes of deposits, postings, and refunds for the gateway. */
export function moneyOf(row: TransitionRow, context: TradeContext): Money {
  let sofar = context;
  const parts = (context.money ?? row.money ?? []).map((step) => {
    const part = stepOf(step, row, sofar);
    sofar = after(sofar, part);
    return part;
  });
  return {
    deposits: parts.flatMap((part) => part.deposits),
    postings: parts.flatMap((part) => part.postings).filter((one) => one.entries.length > 0),
    refunds: parts.flatMap((part) => part.refunds).filter((one) => one.amount > 0),
    patches: parts.flatMap((part) => part.patches),
  };
}

/**
 * Returns the deposits and debts that the next step of this row finds (E06: held, then returned; E58: the income
 * settles the debt, so the deposit does not).
 */
function after(context: TradeContext, part: Money): TradeContext {
  const changed = (deposit: DepositSnapshot): DepositSnapshot => {
    const change = part.deposits.find((one) => one.id === deposit.id);
    if (change === undefined) return deposit;
    const paidByAttemptId = change.to === 'under_hold' ? (change.paidByAttemptId ?? null) : deposit.paidByAttemptId;
    return { ...deposit, status: change.to, paidByAttemptId };
  };
  const { ask, bid, owed } = context;
  return {
    ...context,
    owed: owed === undefined ? undefined : leftOf(owed, part),
    ask: ask === undefined ? undefined : { ...ask, deposit: changed(ask.deposit) },
    bid: bid == null ? bid : { ...bid, deposit: changed(bid.deposit) },
  };
}

function leftOf(owed: Owed, { postings }: Money): Owed {
  const left: Record<UserId, Centavos> = { ...owed };
  for (const { account, amount } of postings.flatMap((one) => one.entries)) {
    const userId = account.slice('receivable:'.length) as UserId;
    if (account.startsWith('receivable:')) left[userId] = subtract(left[userId] ?? zero, amount);
  }
  return left;
}

function isBidStep(step: MoneyStep): step is `bid:${DepositStep}` {
  return step.startsWith('bid:');
}

const depositSteps: ReadonlySet<string> = new Set<DepositStep>([
  'due',
  'void',
  'deposit_held',
  'raise_held',
  'raise_returned',
  'deposit_reversed',
  'deposit_reversed_late',
  'deposit_returned',
  'deposit_deducted_in_part',
  'deposit_deducted',
  'penalty_released',
  'penalty_undone',
]);

function isAskStep(step: MoneyStep): step is DepositStep {
  return depositSteps.has(step);
}

function stepOf(step: MoneyStep, row: TransitionRow, context: TradeContext): Money {
  const penalty = context.penalty ?? row.penalty;
  if (isBidStep(step)) {
    const { deposit } = required(context.bid, 'the bid');
    return depositMoney(step.slice('bid:'.length) as DepositStep, { deposit, context, penalty });
  }
  if (isAskStep(step)) {
    return depositMoney(step, { deposit: required(context.ask, 'the ask').deposit, context, penalty });
  }
  return orderMoney(step, context);
}
