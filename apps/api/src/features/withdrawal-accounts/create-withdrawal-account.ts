import { markIdentity } from '@suki/db/queries/standings';
import { lockUser } from '@suki/db/queries/users';
import {
  insertWithdrawalAccount,
  type WithdrawalAccount,
  withdrawalAccountCountOf,
} from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import type { UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { ApiRefusal } from '../../http/api-refusal.ts';
import type { AccountInput } from './account-input.ts';
import { accountMark, sealedAccount } from './account-input.ts';

/** Adds a bank account to be paid out to; the first one becomes the default. Its number is stored encrypted. */
export async function createWithdrawalAccount(
  { userId, input }: { readonly userId: UserId; readonly input: AccountInput },
  { pool, ids, clock, secrets }: Pick<Dependencies, 'pool' | 'ids' | 'clock' | 'secrets'>,
): Promise<WithdrawalAccount> {
  const owner = { id: ids.next('wac'), userId };
  const account = await withTransaction(pool, async (tx) => {
    await lockUser(tx, userId);
    if ((await withdrawalAccountCountOf(tx, userId)) >= limits.withdrawalAccounts) {
      throw new ApiRefusal('TOO_MANY_WITHDRAWAL_ACCOUNTS');
    }
    const now = clock.now();
    await markIdentity(tx, userId, accountMark(input, secrets), now);
    return insertWithdrawalAccount(tx, owner, sealedAccount(input, secrets), now);
  });
  if (account === undefined) throw new Error(`Expected user ${userId} to exist: every caller has a row.`);
  return account;
}
