import { markIdentity } from '@suki/db/queries/standings';
import {
  makeWithdrawalAccountDefault,
  updateWithdrawalAccount as update,
  withdrawalAccountOfUser,
} from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { accountMark, sealedAccount } from './account-input.ts';
import { presentAccount } from './present-account.ts';

/** Either corrects the account, which makes it valid again, or makes it the default. */
export const updateWithdrawalAccount: Handler<'updateWithdrawalAccount'> = async (
  { caller, params, body, refuse },
  { pool, clock, secrets },
) => {
  const owner = { id: params.id, userId: caller.userId };
  const account = await withTransaction(pool, async (tx) => {
    if (!('isDefault' in body)) {
      const now = clock.now();
      const updated = await update(tx, owner, sealedAccount(body, secrets), now);
      if (updated !== undefined) await markIdentity(tx, caller.userId, accountMark(body, secrets), now);
      return updated;
    }
    await makeWithdrawalAccountDefault(tx, owner.id, owner.userId);
    return withdrawalAccountOfUser(tx, owner.id, owner.userId);
  });
  if (account === undefined) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
  return presentAccount(account, secrets);
};
