import type { AttemptId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiRefusal } from '../../http/api-refusal.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { presentPaymentStart } from './present-attempt.ts';
import { isSaved, startPayment } from './start-payment.ts';

type Refuse = (reason: 'GATEWAY_UNAVAILABLE' | 'GATEWAY_REFUSED' | 'PAYMENT_URL_NOT_FOUND') => ApiRefusal;

/** Starts the recorded attempt of a deposit or an order at the gateway, and answers the payer's next address. */
export async function pay(attemptId: AttemptId, refuse: Refuse, dependencies: Dependencies) {
  try {
    const attempt = await startPayment(attemptId, dependencies);
    // A saved wallet or card needs nothing more of the payer; its result comes without the payer.
    const leadsSomewhere = attempt.redirectUrl !== null || isSaved(attempt);
    if (attempt.status === 'PENDING' && !leadsSomewhere) throw refuse('PAYMENT_URL_NOT_FOUND');
    return presentPaymentStart(attempt);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw refuse(error.outcome === 'refused' ? 'GATEWAY_REFUSED' : 'GATEWAY_UNAVAILABLE');
  }
}
