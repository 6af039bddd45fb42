import { withdrawalAccountOfUser } from '@suki/db/queries/withdrawal-accounts';
import type { Handler } from '../../http/handler.ts';
import { presentAccount } from './present-account.ts';

export const getWithdrawalAccount: Handler<'getWithdrawalAccount'> = async (
  { caller, params, refuse },
  { pool, secrets },
) => {
  const account = await withdrawalAccountOfUser(pool, params.id, caller.userId);
  if (account === undefined) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
  return presentAccount(account, secrets);
};
