import { markIdentity } from '@suki/db/queries/identity-marks';
import { lockUser } from '@suki/db/queries/users';
import { insertWithdrawalAccount, withdrawalAccountCountOf } from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { payoutsStartAt } from '@suki/domain/trade/decide/account-hold';
import type { Handler } from '../../http/handler.ts';
import { tellOwner } from '../users/tell-owner.ts';
import { accountInWords } from './account-in-words.ts';
import { sealedAccount } from './account-input.ts';
import { newNumber } from './is-new-number.ts';
import { presentAccount } from './present-account.ts';

/**
 * Adds a bank account for payouts, which start a day later; the first account becomes the default. Its number is stored
 * encrypted, and the owner is told.
 */
export const createWithdrawalAccount: Handler<'createWithdrawalAccount'> = async (
  { caller: { userId }, body: input, refuse },
  { pool, ids, clock, secrets },
) => {
  const owner = { id: ids.next('wac'), userId };
  const account = await withTransaction(pool, async (tx) => {
    const user = await lockUser(tx, userId);
    if ((await withdrawalAccountCountOf(tx, userId)) >= limits.withdrawalAccounts) {
      throw refuse('TOO_MANY_WITHDRAWAL_ACCOUNTS');
    }
    const now = clock.now();
    const sealed = sealedAccount(input, secrets);
    const mark = { kind: 'payout_account', mark: sealed.accountMark } as const;
    const { isNew, isTooMany } = await newNumber(tx, userId, { accountMark: mark.mark, at: now });
    if (isTooMany) throw refuse('TOO_MANY_NEW_NUMBERS');
    await markIdentity(tx, userId, mark, { at: now, isProven: false });
    const made = await insertWithdrawalAccount(tx, owner, { ...sealed, isNew }, now);
    if (made === undefined || user === undefined) throw new Error(`Expected user ${userId} to exist: they call.`);
    const availableAt = payoutsStartAt(made.destinationChangedAt).toISOString();
    await tellOwner(tx, user, {
      kind: 'account-added',
      params: { after: accountInWords(made, secrets), availableAt },
      at: now,
    });
    return made;
  });
  return presentAccount(account, secrets);
};
