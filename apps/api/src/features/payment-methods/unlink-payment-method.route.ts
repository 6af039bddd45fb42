import { unlinkPaymentMethod as unlink } from '@suki/db/queries/payment-methods';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';

/** `DELETE /pay/payment-method/{id}/unlink`: unlinked here at once; a job of the same transaction tells the gateway. */
export const unlinkPaymentMethod: Handler<'unlinkPaymentMethod'> = async (
  { caller, params, refuse },
  { pool, clock },
) => {
  const isDone = await withTransaction(pool, async (tx) => {
    await lockUser(tx, caller.userId);
    return unlink(tx, { id: params.id, userId: caller.userId }, clock.now());
  });
  if (!isDone) throw refuse('PAYMENT_METHOD_NOT_FOUND');
  return { done: true };
};
