import type { AttemptId, UserId } from '../../ids/id.ts';
import { add, type Centavos, min, subtract, zero } from '../../money/centavos.ts';
import type { Owed } from '../facts/command-facts.ts';
import type { Account, RefundRequest, TransactionKind } from '../facts/decision.ts';
import type { DepositSnapshot } from '../facts/snapshot.ts';
import type { Line } from './postings.ts';

/** A part of a payment that is refunded: to the attempt that brought it, or to the wallet when no attempt did. */
export type RefundRoute = { readonly attemptId: AttemptId | null; readonly amount: Centavos };

/**
 * Returns the account that a refund is booked to: that of the attempt that paid, or the wallet when no attempt did
 * (docs/lifecycle.md#ways-back).
 */
export function refundAccount(attemptId: AttemptId | null, userId: UserId): Account {
  return attemptId === null ? `wallet:${userId}` : `refund:${attemptId}`;
}

/** Returns the part of a payment to a user that settles their debt, up to the whole of either. */
export function takenFirst(userId: UserId, amount: Centavos, owed: Owed | undefined): Centavos {
  return min(amount, owed?.[userId] ?? zero);
}

/** Returns the lines that pay a user into the wallet, after their debt (docs/lifecycle.md#debts). */
export function intoWallet(userId: UserId, amount: Centavos, owed: Owed | undefined, line: string): readonly Line[] {
  const taken = takenFirst(userId, amount, owed);
  return [
    [`receivable:${userId}`, taken, 'settles what was owed'],
    [`wallet:${userId}`, subtract(amount, taken), line],
  ];
}

/** Returns a deposit's payments, the first payment first. They add up to its amount (docs/lifecycle.md#ways-back). */
export function partsOf(deposit: DepositSnapshot, attemptId = deposit.paidByAttemptId): readonly RefundRoute[] {
  const later = add(zero, ...deposit.topUps.map((part) => part.amount));
  return [{ attemptId, amount: subtract(deposit.amount, later) }, ...deposit.topUps];
}

/** Spreads an amount over the parts in which it was paid, as far as each part goes (docs/lifecycle.md#ways-back). */
export function spread(amount: Centavos, parts: readonly RefundRoute[]): readonly RefundRoute[] {
  let left = amount;
  return parts.flatMap((part) => {
    const share = min(left, part.amount);
    left = subtract(left, share);
    return share === 0 ? [] : [{ attemptId: part.attemptId, amount: share }];
  });
}

export type RefundInfo = { readonly userId: UserId; readonly kind: TransactionKind; readonly key: string };

/** Returns the refunds that the gateway has to send: none for the wallet's parts (docs/lifecycle.md#ways-back). */
export function requestsFor(
  routes: readonly RefundRoute[],
  { userId, kind, key }: RefundInfo,
): readonly RefundRequest[] {
  return routes.flatMap(({ attemptId, amount }, index) =>
    attemptId === null ? [] : [{ attemptId, amount, userId, kind, key: index === 0 ? key : `${key}:${attemptId}` }],
  );
}
