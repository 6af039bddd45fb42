import type { Handler } from '../../http/handler.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { linkPaymentMethod as link } from './link-payment-method.ts';
import { presentPaymentMethod } from './present-payment-method.ts';

export const linkPaymentMethod: Handler<'linkPaymentMethod'> = async (
  { caller, body, intent, refuse },
  dependencies,
) => {
  try {
    const method = await link({ userId: caller.userId, intentKey: intent.key, body, refuse }, dependencies);
    const row = presentPaymentMethod(method, { now: dependencies.clock.now() });
    if (row.status === 'REQUIRES_ACTION' && row.url === null) throw refuse('PAYMENT_URL_NOT_FOUND');
    return row;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw refuse(error.outcome === 'refused' ? 'GATEWAY_REFUSED' : 'GATEWAY_UNAVAILABLE');
  }
};
