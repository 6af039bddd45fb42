import { attemptById } from '@suki/db/queries/attempts';
import { refundById } from '@suki/db/queries/refunds';
import { beginRefundTry } from '@suki/db/queries/unsent-refunds';
import { isRefundFailureCode } from '@suki/domain/config/refund-failures';
import type { RefundId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { refundReference, sendingOf } from './refund-reference.ts';
import { settleRefund } from './settle-refund.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'gateway' | 'log'>;

/**
 * Asks the gateway to send money back to its source, each sending under a key of its own, so that a sending that runs
 * twice is one refund. A refund that the gateway definitely refuses is sent later or credited to the wallet (E75). A
 * refusal of our own access, or of another refund under way, says nothing about this refund, and is thrown.
 * @throws GatewayError when nothing can be concluded: the same sending is to be tried again.
 */
export async function sendRefund(id: RefundId, dependencies: Needs): Promise<void> {
  const { pool, gateway, clock } = dependencies;
  const known = await refundById(pool, id);
  if (known === undefined || (await hasArrivedBefore(known, dependencies))) return;
  // Stored before the refund leaves: the bank's reversal of the payment stops a refund only when no sending is under
  // way (E65b).
  const refund = await beginRefundTry(pool, id, clock.now());
  if (refund === undefined) return;
  const attempt = await attemptById(pool, refund.attemptId);
  if (attempt === undefined || attempt.gatewayRequestId === null) {
    throw new Error(`Expected refund ${id} to belong to a payment that the gateway knows.`);
  }
  const { amount } = refund;
  const referenceId = refundReference({ refundId: id, sending: sendingOf(refund) });
  try {
    const paymentId = attempt.gatewayRequestId;
    const request = { referenceId, paymentId, amount, reason: 'CANCELLATION', idempotencyKey: referenceId } as const;
    await settleRefund(await gateway.createRefund(request), dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError) || !isDefinite(error)) throw error;
    const answer = {
      id: '',
      referenceId,
      paymentId: '',
      amount,
      currency: 'PHP',
      failureCode: error.errorCode,
    } as const;
    await settleRefund({ ...answer, status: 'FAILED' }, dependencies);
  }
}

type Known = NonNullable<Awaited<ReturnType<typeof refundById>>>;

/**
 * A sending that was reported as failed may have arrived since. The gateway is asked about it before the next sending
 * leaves, so that the money goes once.
 */
async function hasArrivedBefore({ id, status, failures, gatewayRefundId }: Known, needs: Needs): Promise<boolean> {
  if (status !== 'PENDING' || failures === null || gatewayRefundId === null) return false;
  const before = await needs.gateway.getRefund(gatewayRefundId);
  if (before.status === 'FAILED') return false;
  if (before.status === 'PENDING') throw new Error(`Refund ${id} failed, and is under way again at the gateway.`);
  await settleRefund(before, needs);
  return true;
}

function isDefinite({ outcome, errorCode }: GatewayError): boolean {
  return outcome === 'refused' && isRefundFailureCode(errorCode);
}
