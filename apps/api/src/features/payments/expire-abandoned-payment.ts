import { attemptsOf } from '@suki/db/queries/attempts';
import type { OrderId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { isSaved } from './start-payment.ts';

/**
 * E35p: the buyer wants out while a payment is under way. The gateway is asked to end it, and then what has become of it; when it cannot
 * say, reconciliation asks again later. The order stays reserved until then.
 */
export async function expireAbandonedPayment(orderId: OrderId, dependencies: Dependencies): Promise<void> {
  const { pool, gateway, log } = dependencies;
  const pending = (await attemptsOf(pool, { entity: 'order', id: orderId })).find(({ status }) => status === 'PENDING');
  if (pending === undefined || pending.gatewayRequestId === null) return;
  try {
    // A payment ends with the method that was made for it. A saved method is the buyer's for more than this: it is never ended for it.
    const { paymentMethodId } = await gateway.getPayment(pending.gatewayRequestId);
    if (paymentMethodId !== null && !isSaved(pending)) await gateway.expirePayment({ paymentMethodId });
    await reconcileAttempt(pending.id, dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ orderId, error: error.message }, 'The payment could not be ended now; reconciliation asks again.');
  }
}
