import type { Attempt } from '@suki/db/queries/attempts';
import type { Payout } from '@suki/db/queries/payouts';
import type { Refund } from '@suki/db/queries/refunds';
import type { Comparison } from '@suki/domain/alerts/alert-details';
import type { Centavos } from '@suki/domain/money/centavos';
import type { GatewayPayment, GatewayPayout, GatewayRefund } from '../../ports/payment-gateway.ts';

const CURRENCY = 'PHP';

/* Comparisons of a row of ours with the gateway's object, after the gateway's newer facts have been brought in. */

/** An attempt that failed here may still be open there: nobody will pay it. */
export function attemptAgrees(
  { status, amount }: Pick<Attempt, 'status' | 'amount'>,
  there: Pick<GatewayPayment, 'status' | 'amount' | 'currency'>,
): boolean {
  if (status === 'FAILED') return there.status !== 'SUCCEEDED';
  return status === there.status && (status === 'PENDING' || (amount === there.amount && there.currency === CURRENCY));
}

const refundStatuses: Readonly<Record<GatewayRefund['status'], readonly Refund['status'][]>> = {
  PENDING: ['PENDING', 'REQUESTED'],
  SUCCEEDED: ['SUCCEEDED'],
  FAILED: ['FAILED'],
};

/** A failed refund there agrees with a refund here that waits for its next sending, or was stopped then (E75, E65b). */
export function refundAgrees(
  { status, amount, failures }: Pick<Refund, 'status' | 'amount' | 'failures'>,
  there: Pick<GatewayRefund, 'status' | 'amount' | 'currency'>,
): boolean {
  if (there.currency !== CURRENCY) return false;
  const isLeftBehind = failures !== null && (status === 'PENDING' || status === 'CANCELLED');
  if (there.status === 'FAILED' && isLeftBehind) return amount === there.amount;
  return amount === there.amount && refundStatuses[there.status].includes(status);
}

/** A payout that failed there, and is held or waits for another sending here, does not agree: a person must look. */
export function payoutAgrees(
  { status, amount }: Pick<Payout, 'status' | 'amount'>,
  there: Pick<GatewayPayout, 'status' | 'amount' | 'currency'>,
): boolean {
  return isSameMoney({ amount }, there) && status === there.status;
}

type Money = { readonly amount: Centavos; readonly currency: string };

/** True when the gateway reports the very money that we asked it to send; only then may its status be believed. */
export function isSameMoney({ amount }: Pick<Money, 'amount'>, there: Money): boolean {
  return amount === there.amount && there.currency === CURRENCY;
}

type Side = { readonly status: string; readonly amount: Centavos };

/** Both sides of a report that is not about the money that we asked for, for the alert. */
export function differenceOf(here: Side, there: Side & Money, at: Date): Comparison {
  const sideOf = ({ status, amount }: Side, currency: string) => ({ status, amount, currency });
  return { at: at.toISOString(), here: sideOf(here, CURRENCY), there: sideOf(there, there.currency), agrees: false };
}
