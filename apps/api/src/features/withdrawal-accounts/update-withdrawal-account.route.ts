import { dropUnprovenMark, markIdentity } from '@suki/db/queries/identity-marks';
import { lockUser } from '@suki/db/queries/users';
import {
  makeWithdrawalAccountDefault,
  updateWithdrawalAccount as update,
  withdrawalAccountOfUser,
} from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { sealedAccount } from './account-input.ts';
import { newNumber } from './is-new-number.ts';
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
      await lockUser(tx, caller.userId);
      const former = await withdrawalAccountOfUser(tx, owner.id, owner.userId);
      if (former === undefined) return undefined;
      const sealed = sealedAccount(body, secrets);
      const mark = { kind: 'payout_account', mark: sealed.accountMark } as const;
      const { isNew, isTooMany } = await newNumber(tx, caller.userId, { accountMark: mark.mark, at: now });
      if (isTooMany) throw refuse('TOO_MANY_NEW_NUMBERS');
      const updated = await update(tx, owner, { ...sealed, isNew }, now);
      await markIdentity(tx, caller.userId, mark, { at: now, isProven: false });
      if (former.accountMark !== null) await dropUnprovenMark(tx, caller.userId, former.accountMark);
      return updated;
    }
    await makeWithdrawalAccountDefault(tx, owner.id, owner.userId);
    return withdrawalAccountOfUser(tx, owner.id, owner.userId);
  });
  if (account === undefined) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
  return presentAccount(account, secrets);
};
