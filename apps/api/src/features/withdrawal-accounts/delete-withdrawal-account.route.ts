import { dropUnprovenMark } from '@suki/db/queries/identity-marks';
import { lockUser } from '@suki/db/queries/users';
import { deleteWithdrawalAccount as remove, withdrawalAccountOfUser } from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { tellOwner } from '../users/tell-owner.ts';
import { accountInWords } from './account-in-words.ts';

export const deleteWithdrawalAccount: Handler<'deleteWithdrawalAccount'> = async (
  { caller: { userId }, params, refuse },
  { pool, clock, secrets },
) => {
  await withTransaction(pool, async (tx) => {
    const user = await lockUser(tx, userId);
    const account = await withdrawalAccountOfUser(tx, params.id, userId);
    if (user === undefined || account === undefined) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
    const now = clock.now();
    await remove(tx, params.id, userId, now);
    if (account.accountMark !== null) await dropUnprovenMark(tx, userId, account.accountMark);
    await tellOwner(tx, user, {
      kind: 'account-removed',
      params: { before: accountInWords(account, secrets) },
      at: now,
    });
  });
  return { done: true };
};
