import { orderById } from '@suki/db/queries/orders';
import { verificationOfOrder } from '@suki/db/queries/verifications';
import type { Handler } from '../../http/handler.ts';
import { presentVerification } from './present-verification.ts';
import { roleIn } from './role-in.ts';

export const getVerification: Handler<'getVerification'> = async (
  { params, caller, refuse },
  { pool, environment },
) => {
  const [order, verification] = await Promise.all([orderById(pool, params.id), verificationOfOrder(pool, params.id)]);
  if (order === undefined || roleIn(order, caller.userId) === null) throw refuse('ORDER_NOT_FOUND');
  if (verification === undefined) throw refuse('VERIFICATION_NOT_FOUND');
  return presentVerification(verification, environment);
};
