import { makePaymentMethodDefault as makeDefault, paymentMethodOfUser } from '@suki/db/queries/payment-methods';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { presentPaymentMethod } from './present-payment-method.ts';
import { whyNotNow } from './why-not-now.ts';

/** `PUT /pay/payment-method/{id}`. A method whose bank is down for the night can still be the default. */
export const makePaymentMethodDefault: Handler<'makePaymentMethodDefault'> = async (
  { caller, params, refuse },
  { pool, clock },
) => {
  const owner = { id: params.id, userId: caller.userId };
  const now = clock.now();
  return withTransaction(pool, async (tx) => {
    await lockUser(tx, owner.userId);
    const method = await paymentMethodOfUser(tx, owner.id, owner.userId);
    if (method === undefined) throw refuse('PAYMENT_METHOD_NOT_FOUND');
    const refusal = whyNotNow(method, now);
    if (refusal !== null && refusal.reason !== 'METHOD_DOWN')
      throw refuse(refusal.reason, { details: refusal.details });
    if (!(await makeDefault(tx, owner))) throw refuse('METHOD_NOT_ACTIVE', { details: { status: method.status } });
    return presentPaymentMethod({ ...method, isChosen: true }, { now });
  });
};
