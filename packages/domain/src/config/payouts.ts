import { pesos } from '../money/centavos.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** Payouts (docs/decisions.md#refunds-and-payouts) and the payout hold (docs/lifecycle.md#payout-hold). */
export const payouts = {
  min: pesos(100),
  fee: pesos(0),
  /** Up to this amount the fast rail (InstaPay) is used, above it the slower one (PESONet). */
  fastRailMax: pesos(50_000),
  /** A new account, or one whose bank or number changed, gets no payouts for so long (ADR 0087). */
  newAccountHoldHours: 24,
} as const;

export const payoutHold = {
  /** A seller's income waits until this many sales are finished. */
  trustedAfterSales: 5,
  /** Counted from the delivery or the order's end. */
  holdMs: 72 * HOUR_MS,
  /** The limit while no delivery has been reported; the delivery shortens it. */
  longestMs: 30 * DAY_MS,
  /** Compensation out of a deposit paid by card can be spent at once and withdrawn after this time (chargebacks). */
  cardCompensationMs: 30 * DAY_MS,
} as const;

/** The pauses before the next tries of a refund that failed for a passing reason (E75). */
export const refundRetriesMs: readonly number[] = [1 * HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];
