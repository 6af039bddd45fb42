import { paymentMethodOfUser } from '@suki/db/queries/payment-methods';
import type { Handler } from '../../http/handler.ts';
import { presentPaymentMethod } from './present-payment-method.ts';

export const getPaymentMethod: Handler<'getPaymentMethod'> = async ({ caller, params, refuse }, { pool, clock }) => {
  const method = await paymentMethodOfUser(pool, params.id, caller.userId);
  if (method === undefined) throw refuse('PAYMENT_METHOD_NOT_FOUND');
  return presentPaymentMethod(method, { now: clock.now() });
};
