import { attemptById } from '@suki/db/queries/attempts';
import { beginRefundTry } from '@suki/db/queries/unsent-refunds';
import { toId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { settleRefund } from '../features/payments/settle-refund.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import type { sendRefund } from './send-refund.definition.ts';

/**
 * Words of the gateway (providers, section 1) after which this payment will never take money back. What it says of our own access, of its
 * balance or of another refund under way is no such word: the queue tries again, and a person is told when it gives up.
 */
const FINAL_REFUSALS: readonly string[] = [
  'API_VALIDATION_ERROR',
  'DATA_NOT_FOUND',
  'INELIGIBLE_TRANSACTION',
  'PARTIAL_REFUND_NOT_SUPPORTED',
  'REFUND_NOT_SUPPORTED',
  'TRANSACTION_NOT_FOUND',
];

/**
 * Asks the gateway to send money back to where it came from, under the refund's id as idempotency key: run twice, it is one refund. What
 * the gateway definitely refuses is credited to the wallet (E75).
 */
export async function handleSendRefund(
  payload: z.output<typeof sendRefund.payload>,
  dependencies: Dependencies,
): Promise<void> {
  const { pool, gateway, clock } = dependencies;
  // Stored before it leaves: the bank's reversal of the payment stops a refund only when no sending has begun (E65b).
  const refund = await beginRefundTry(pool, toId('ref', payload.refundId), clock.now());
  if (refund === undefined) return;
  const attempt = await attemptById(pool, refund.attemptId);
  if (attempt === undefined || attempt.gatewayRequestId === null) {
    throw new Error(`Expected refund ${refund.id} to belong to a payment that the gateway knows.`);
  }
  const { id, amount } = refund;
  try {
    const paymentId = attempt.gatewayRequestId;
    const request = { referenceId: id, paymentId, amount, reason: 'CANCELLATION', idempotencyKey: id } as const;
    await settleRefund(await gateway.createRefund(request), dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError) || !isFinal(error)) throw error;
    const answer = { id: '', referenceId: id, paymentId: '', amount, failureCode: error.errorCode } as const;
    await settleRefund({ ...answer, status: 'FAILED' }, dependencies);
  }
}

function isFinal({ outcome, errorCode }: GatewayError): boolean {
  return outcome === 'refused' && FINAL_REFUSALS.includes(errorCode);
}
