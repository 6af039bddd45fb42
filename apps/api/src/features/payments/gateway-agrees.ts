import type { Attempt } from '@suki/db/queries/attempts';
import type { Payout } from '@suki/db/queries/payouts';
import type { Refund } from '@suki/db/queries/refunds';
import type { GatewayPayment, GatewayPayout, GatewayRefund } from '../../ports/payment-gateway.ts';

/* Comparisons of a row of ours with the gateway's object, after the gateway's newer facts have been brought in. */

/** An attempt that failed here may still be open there: nobody will pay it. */
export function attemptAgrees(
  { status, amount }: Pick<Attempt, 'status' | 'amount'>,
  there: Pick<GatewayPayment, 'status' | 'amount' | 'currency'>,
): boolean {
  if (status === 'FAILED') return there.status !== 'SUCCEEDED';
  return status === there.status && (status === 'PENDING' || (amount === there.amount && there.currency === 'PHP'));
}

const refundStatuses: Readonly<Record<GatewayRefund['status'], readonly Refund['status'][]>> = {
  PENDING: ['PENDING', 'REQUESTED'],
  SUCCEEDED: ['SUCCEEDED'],
  FAILED: ['FAILED'],
};

/** A failed refund there agrees with a refund here that waits for its next sending, or was stopped then (E75, E65b). */
export function refundAgrees(
  { status, amount, failures }: Pick<Refund, 'status' | 'amount' | 'failures'>,
  there: Pick<GatewayRefund, 'status' | 'amount'>,
): boolean {
  const isLeftBehind = failures !== null && (status === 'PENDING' || status === 'CANCELLED');
  if (there.status === 'FAILED' && isLeftBehind) return amount === there.amount;
  return amount === there.amount && refundStatuses[there.status].includes(status);
}

/** A payout that failed there, and is held or waits for another sending here, does not agree: a person must look. */
export function payoutAgrees(
  { status, amount }: Pick<Payout, 'status' | 'amount'>,
  there: Pick<GatewayPayout, 'status' | 'amount'>,
): boolean {
  return amount === there.amount && status === there.status;
}
