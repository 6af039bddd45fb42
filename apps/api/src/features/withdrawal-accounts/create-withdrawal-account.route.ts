import { markIdentity } from '@suki/db/queries/identity-marks';
import { lockUser } from '@suki/db/queries/users';
import { insertWithdrawalAccount, withdrawalAccountCountOf } from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import type { Handler } from '../../http/handler.ts';
import { sealedAccount } from './account-input.ts';
import { newNumber } from './is-new-number.ts';
import { presentAccount } from './present-account.ts';

/** Adds a bank account for payouts; the first account becomes the default. Its number is stored encrypted. */
export const createWithdrawalAccount: Handler<'createWithdrawalAccount'> = async (
  { caller: { userId }, body: input, refuse },
  { pool, ids, clock, secrets },
) => {
  const owner = { id: ids.next('wac'), userId };
  const account = await withTransaction(pool, async (tx) => {
    await lockUser(tx, userId);
    if ((await withdrawalAccountCountOf(tx, userId)) >= limits.withdrawalAccounts) {
      throw refuse('TOO_MANY_WITHDRAWAL_ACCOUNTS');
    }
    const now = clock.now();
    const sealed = sealedAccount(input, secrets);
    const mark = { kind: 'payout_account', mark: sealed.accountMark } as const;
    const { isNew, isTooMany } = await newNumber(tx, userId, { accountMark: mark.mark, at: now });
    if (isTooMany) throw refuse('TOO_MANY_NEW_NUMBERS');
    await markIdentity(tx, userId, mark, { at: now, isProven: false });
    return insertWithdrawalAccount(tx, owner, { ...sealed, isNew }, now);
  });
  if (account === undefined) throw new Error(`Expected user ${userId} to exist: every caller has a row.`);
  return presentAccount(account, secrets);
};
