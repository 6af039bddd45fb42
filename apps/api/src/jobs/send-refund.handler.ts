import { attemptById } from '@suki/db/queries/attempts';
import { refundById } from '@suki/db/queries/refunds';
import { toId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { settleRefund } from '../features/payments/settle-refund.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import type { sendRefund } from './send-refund.definition.ts';

/**
 * Asks the gateway to send money back to where it came from, under the refund's id as idempotency key: run twice, it is one refund. What
 * the gateway definitely refuses is credited to the wallet (E75); an unknown outcome is tried again by the queue.
 */
export async function handleSendRefund(
  payload: z.output<typeof sendRefund.payload>,
  dependencies: Dependencies,
): Promise<void> {
  const { pool, gateway } = dependencies;
  const refund = await refundById(pool, toId('ref', payload.refundId));
  const attempt = refund === undefined ? undefined : await attemptById(pool, refund.attemptId);
  if (refund === undefined || refund.status !== 'PENDING') return;
  if (attempt === undefined || attempt.gatewayRequestId === null) {
    throw new Error(`Expected refund ${refund.id} to belong to a payment that the gateway knows.`);
  }
  const { id, amount } = refund;
  try {
    const paymentId = attempt.gatewayRequestId;
    const request = { referenceId: id, paymentId, amount, reason: 'CANCELLATION', idempotencyKey: id } as const;
    await settleRefund(await gateway.createRefund(request), dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.outcome !== 'refused') throw error;
    const answer = { id: '', referenceId: id, paymentId: '', amount, failureCode: error.errorCode } as const;
    await settleRefund({ ...answer, status: 'FAILED' }, dependencies);
  }
}
