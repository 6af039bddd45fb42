import { pesos } from '../money/centavos.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** Payouts (docs/decisions.md#refunds-and-payouts) and the payout hold (docs/lifecycle.md#payout-hold). */
export const payouts = {
  min: pesos(100),
  fee: pesos(0),
  /** Up to this amount by the fast rail (InstaPay), above it by the slower one (PESONet). */
  fastRailMax: pesos(50_000),
} as const;

export const payoutHold = {
  /** A seller's income waits until this many sales are finished. */
  trustedAfterSales: 5,
  /** After delivery or the order's end. */
  holdMs: 72 * HOUR_MS,
  /** The date given when the income is posted and no delivery has been reported yet; the delivery shortens it. */
  longestMs: 30 * DAY_MS,
  /** Compensation out of a deposit that was paid by card: spendable at once, withdrawable after this (chargebacks). */
  cardCompensationMs: 30 * DAY_MS,
} as const;

/** How long a refund that failed for a passing reason waits for its next tries (E75). */
export const refundRetriesMs: readonly number[] = [1 * HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];
