import type { UserId } from '../../ids/id.ts';
import { add, type Centavos, negate, subtract, zero } from '../../money/centavos.ts';
import type { Owed } from '../facts/command-facts.ts';
import type { Account, Posting, TransactionKind } from '../facts/decision.ts';
import type { AttemptSnapshot, DepositSnapshot } from '../facts/snapshot.ts';
import { type Line, posting } from './postings.ts';
import { intoWallet, type RefundRoute, refundAccount, takenFirst } from './refund-routes.ts';

/* Postings of deposits, including a bank's reversal. An ask's and a bid's deposit are booked alike. */

/** `deposit_held`: the deposit, or its rest after a raised price, is held; from the gateway or from the balance. */
export function holdDeposit(deposit: DepositSnapshot, amount: Centavos, attempt: AttemptSnapshot | undefined): Posting {
  return posting({
    code: 'deposit_held',
    key: attempt?.id ?? deposit.id,
    lines: [
      [sourceOf(attempt), negate(amount), 'deposit paid'],
      [`deposit:${deposit.id}`, amount, 'deposit held'],
    ],
  });
}

/** Returns the account that an attempt's money comes from (docs/lifecycle.md#ways-back). */
export function sourceOf(attempt: AttemptSnapshot | undefined): Account {
  return attempt?.source === 'wallet' ? `wallet:${attempt.userId}` : 'platform:gateway_clearing';
}

export type ReturnInput = {
  readonly deposit: DepositSnapshot;
  /** The whole amount that leaves the hold. */
  readonly amount: Centavos;
  /** The targets of the amount, after the owner's debt. */
  readonly routes: readonly RefundRoute[];
  readonly kind: TransactionKind;
  readonly owed?: Owed | undefined;
  /** The posting's key. Each deposit has one by default; a returned part has its own. */
  readonly key?: string | undefined;
};

/** `deposit_returned`: the deposit or a part of it goes back to its source, after the owner's debt is settled. */
export function returnDeposit({ deposit, amount, routes, kind, owed, key = deposit.id }: ReturnInput): Posting {
  return posting({
    code: 'deposit_returned',
    key,
    lines: [
      [`deposit:${deposit.id}`, negate(amount), 'deposit released'],
      ...backTo(deposit.userId, amount, routes, owed),
    ],
    shown: shownTo(deposit.userId, kind, subtract(amount, takenFirst(deposit.userId, amount, owed))),
  });
}

function backTo(
  userId: UserId,
  amount: Centavos,
  routes: readonly RefundRoute[],
  owed: Owed | undefined,
): readonly Line[] {
  const taken: Line = [`receivable:${userId}`, takenFirst(userId, amount, owed), 'settles what was owed'];
  return [
    taken,
    ...routes.map((route): Line => [refundAccount(route.attemptId, userId), route.amount, 'deposit refund']),
  ];
}

function shownTo(userId: UserId, kind: TransactionKind, amount: Centavos) {
  return amount === 0 ? [] : [{ userId, kind, amount, availableAt: null }];
}

/** `deposit_deducted`: the kept part of the deposit waits in suspense. */
export function keepDeposit(deposit: DepositSnapshot, kept: Centavos): Posting {
  return posting({
    code: 'deposit_deducted',
    key: deposit.id,
    lines: [
      [`deposit:${deposit.id}`, negate(kept), 'deposit forfeited'],
      [`penalty:${deposit.id}`, kept, 'penalty in suspense'],
    ],
    shown: [{ userId: deposit.userId, kind: 'fine', amount: negate(kept), availableAt: null }],
  });
}

export type ShareInput = {
  readonly deposit: DepositSnapshot;
  readonly harmedId: UserId;
  readonly kept: Centavos;
  /** The cost of the item's way back, at most the kept part. Taken first. */
  readonly returnCost: Centavos;
  readonly harmedShare: Centavos;
  readonly availableAt: Date | null;
  readonly owed?: Owed | undefined;
};

/** `penalty_released`: return cost first, then the forfeit split between the harmed side and the platform. */
export function shareDeposit(input: ShareInput): Posting {
  const { deposit, harmedId, kept, returnCost, harmedShare, availableAt, owed } = input;
  const shown = subtract(harmedShare, takenFirst(harmedId, harmedShare, owed));
  const compensation = { userId: harmedId, kind: 'compensation', amount: shown, availableAt } as const;
  return posting({
    code: 'penalty_released',
    key: deposit.id,
    lines: [
      [`penalty:${deposit.id}`, negate(kept), 'penalty released'],
      ['platform:shipping_revenue', returnCost, 'way back of the item'],
      ...intoWallet(harmedId, harmedShare, owed, 'compensation'),
      ['platform:penalty_revenue', subtract(kept, add(returnCost, harmedShare)), 'penalty'],
    ],
    shown: shown === 0 ? [] : [compensation],
  });
}

/** `penalty_undone`: an appeal was upheld, or the fine was wrong: the kept part goes back after all. */
export function undoPenalty(deposit: DepositSnapshot, routes: readonly RefundRoute[]): Posting {
  const kept = deposit.deductedAmount;
  return posting({
    code: 'penalty_undone',
    key: deposit.id,
    lines: [
      [`penalty:${deposit.id}`, negate(kept), 'penalty undone'],
      ...routes.map((route): Line => [refundAccount(route.attemptId, deposit.userId), route.amount, 'deposit refund']),
    ],
    shown: shownTo(deposit.userId, 'deposit_refund', kept),
  });
}

/** The bank took back one payment of a held deposit: the others go back too, and the whole deposit is due (E11). */
export function reverseHeld(
  deposit: DepositSnapshot,
  attempt: AttemptSnapshot,
  others: readonly RefundRoute[],
): Posting {
  return posting({
    code: 'deposit_reversed',
    key: attempt.id,
    lines: [
      [`deposit:${deposit.id}`, negate(deposit.amount), 'deposit reversed by the bank'],
      ['platform:gateway_clearing', subtract(deposit.amount, sumOfRoutes(others)), 'deposit reversed by the bank'],
      ...others.map((route): Line => [refundAccount(route.attemptId, deposit.userId), route.amount, 'deposit refund']),
    ],
  });
}

/** Amounts that stop when the bank reverses a settled deposit: refunds that have not left, the fine in suspense. */
export type LateReversal = { readonly unsent: Centavos; readonly fine: Centavos };

/**
 * Books the reversal of a payment of a deposit that was settled before: fine and refund that have not left stop, the
 * rest is owed (E11b). A fine may be more than this payment: the rest of the fine is the user's again.
 */
export function reverseSettled(deposit: DepositSnapshot, attempt: AttemptSnapshot, found: LateReversal): Posting {
  const rest = subtract(attempt.amount, add(found.fine, found.unsent));
  return posting({
    code: 'deposit_reversed',
    key: attempt.id,
    lines: [
      ['platform:gateway_clearing', attempt.amount, 'deposit reversed by the bank'],
      [`penalty:${deposit.id}`, negate(found.fine), 'penalty stopped'],
      [`refund:${attempt.id}`, negate(found.unsent), 'refund stopped'],
      [rest < 0 ? `wallet:${deposit.userId}` : `receivable:${deposit.userId}`, negate(rest), 'owed after a reversal'],
    ],
  });
}

function sumOfRoutes(routes: readonly RefundRoute[]): Centavos {
  return add(zero, ...routes.map((route) => route.amount));
}
