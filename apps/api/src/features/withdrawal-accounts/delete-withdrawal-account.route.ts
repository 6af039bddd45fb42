import { deleteWithdrawalAccount as remove } from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';

export const deleteWithdrawalAccount: Handler<'deleteWithdrawalAccount'> = async (
  { caller, params, refuse },
  { pool, clock },
) => {
  const isDone = await withTransaction(pool, (tx) => remove(tx, params.id, caller.userId, clock.now()));
  if (!isDone) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
  return { done: true };
};
