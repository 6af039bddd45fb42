import { dropUnprovenMark } from '@suki/db/queries/identity-marks';
import { deleteWithdrawalAccount as remove, withdrawalAccountOfUser } from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';

export const deleteWithdrawalAccount: Handler<'deleteWithdrawalAccount'> = async (
  { caller, params, refuse },
  { pool, clock },
) => {
  const isDone = await withTransaction(pool, async (tx) => {
    const account = await withdrawalAccountOfUser(tx, params.id, caller.userId);
    const isRemoved = await remove(tx, params.id, caller.userId, clock.now());
    if (isRemoved && account?.accountMark != null) await dropUnprovenMark(tx, caller.userId, account.accountMark);
    return isRemoved;
  });
  if (!isDone) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
  return { done: true };
};
