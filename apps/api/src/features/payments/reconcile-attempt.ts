import { attemptById, storeGatewayAnswer } from '@suki/db/queries/attempts';
import type { AttemptId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { settleAttempt } from './settle-attempt.ts';
import { createPayment } from './start-payment.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'ids' | 'gateway' | 'environment' | 'log' | 'secrets'>;

/**
 * Asks the gateway for the result of an attempt that is still PENDING here, and brings the result in. An attempt whose
 * first answer was lost is requested again under the same idempotency key, which returns the payment that exists.
 * @throws GatewayError when the gateway does not answer; nothing is concluded from silence.
 */
export async function reconcileAttempt(attemptId: AttemptId, dependencies: Needs): Promise<void> {
  const { pool, gateway, clock } = dependencies;
  const attempt = await attemptById(pool, attemptId);
  if (attempt === undefined || attempt.status !== 'PENDING') return;
  let { gatewayRequestId } = attempt;
  if (gatewayRequestId === null) {
    // The gateway answers a repeated key with its first answer, word for word. The payment's present state is fetched
    // below.
    const { id } = await createPayment(attempt, dependencies);
    gatewayRequestId = id;
    await storeGatewayAnswer(pool, attemptId, { gatewayRequestId: id }, clock.now());
  }
  await settleAttempt(attemptId, await gateway.getPayment(gatewayRequestId), dependencies);
}
