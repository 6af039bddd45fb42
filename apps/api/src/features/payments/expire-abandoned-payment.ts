import { type Attempt, attemptById, attemptsOf } from '@suki/db/queries/attempts';
import type { AttemptId, OrderId } from '@suki/domain/ids/id';
import type { Approval } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { isSaved } from './start-payment.ts';

/**
 * E35p: the buyer cancels while a payment is under way. The gateway is asked to end the payment, and then for its
 * result. When the gateway cannot say, reconciliation asks again later; the order stays reserved until then.
 */
export async function expireAbandonedPayment(orderId: OrderId, dependencies: Dependencies): Promise<void> {
  const attempts = await attemptsOf(dependencies.pool, { entity: 'order', id: orderId });
  await endAtGateway(
    attempts.find(({ status }) => status === 'PENDING'),
    dependencies,
  );
}

/**
 * E02, E14: ends at the gateway each payment that the decision replaced by a payment of another amount, so that nobody
 * pays it by an old link. If ending fails and somebody does pay, the money goes back without anybody's help (E09p).
 */
export async function expireReplacedPayments({ attempts }: Approval, dependencies: Dependencies): Promise<void> {
  for (const { id } of attempts.filter(({ to }) => to === 'FAILED')) {
    await endAtGateway(await attemptById(dependencies.pool, id), dependencies);
  }
}

/** The payer's new attempt when the decision makes one, else the attempt that is under way. */
export function attemptToPay({ attempts }: Approval, pending: { readonly id: AttemptId } | null): AttemptId {
  const id = attempts.find(({ from }) => from === null)?.id ?? pending?.id;
  if (id === undefined) throw new TypeError('Expected a payment that is begun, or one that is under way.');
  return id;
}

async function endAtGateway(attempt: Attempt | undefined, dependencies: Dependencies): Promise<void> {
  if (attempt === undefined || attempt.gatewayRequestId === null) return;
  const { gateway, log } = dependencies;
  try {
    // A payment ends with the method that was made for it. A saved method serves other payments too, so it is never
    // ended here.
    const { paymentMethodId } = await gateway.getPayment(attempt.gatewayRequestId);
    if (paymentMethodId !== null && !isSaved(attempt)) await gateway.expirePayment({ paymentMethodId });
    await reconcileAttempt(attempt.id, dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { id: attemptId, orderId } = attempt;
    log.warn(
      { attemptId, orderId, error: error.message },
      'The payment could not be ended now; reconciliation asks again.',
    );
  }
}
