import { dropUnprovenMark, markIdentity } from '@suki/db/queries/identity-marks';
import { lockUser, type User } from '@suki/db/queries/users';
import {
  makeWithdrawalAccountDefault,
  updateWithdrawalAccount as update,
  type WithdrawalAccount,
  withdrawalAccountOfUser,
} from '@suki/db/queries/withdrawal-accounts';
import { type Tx, withTransaction } from '@suki/db/tx';
import { payoutsStartAt } from '@suki/domain/trade/decide/account-hold';
import type { Dependencies } from '../../dependencies.ts';
import { ApiRefusal } from '../../http/api-refusal.ts';
import type { Handler } from '../../http/handler.ts';
import { tellOwner } from '../users/tell-owner.ts';
import { accountInWords } from './account-in-words.ts';
import { type AccountInput, sealedAccount } from './account-input.ts';
import { markOfAccount } from './identity-mark.ts';
import { newNumber } from './is-new-number.ts';
import { presentAccount } from './present-account.ts';

/** Either corrects the account, which makes it valid again, or makes it the default. */
export const updateWithdrawalAccount: Handler<'updateWithdrawalAccount'> = async (
  { caller: { userId }, params: { id }, body, refuse },
  dependencies,
) => {
  const account = await withTransaction(dependencies.pool, async (tx) => {
    const owner = await lockUser(tx, userId);
    const before = await withdrawalAccountOfUser(tx, id, userId);
    if (owner === undefined || before === undefined) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
    if (!('isDefault' in body)) return correct(tx, { owner, before, input: body }, dependencies);
    await makeWithdrawalAccountDefault(tx, id, userId);
    return withdrawalAccountOfUser(tx, id, userId);
  });
  if (account === undefined) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
  return presentAccount(account, dependencies.secrets);
};

type Correction = { readonly owner: User; readonly before: WithdrawalAccount; readonly input: AccountInput };

async function correct(
  tx: Tx,
  { owner, before, input }: Correction,
  { clock, secrets }: Dependencies,
): Promise<WithdrawalAccount | undefined> {
  const now = clock.now();
  const sealed = sealedAccount(input, secrets);
  const mark = sealed.accountMark;
  const former = markOf(before, secrets);
  const { isNew, isTooMany } = await newNumber(tx, owner.id, { accountMark: mark, at: now });
  if (isTooMany) throw new ApiRefusal('TOO_MANY_NEW_NUMBERS');
  // A corrected name of the holder leads no money elsewhere: only another bank or number waits a day.
  const isOtherDestination = mark !== former;
  const corrected = { ...sealed, isNew, isOtherDestination };
  const after = await update(tx, { id: before.id, userId: owner.id }, corrected, now);
  if (after === undefined) return undefined;
  await markIdentity(tx, owner.id, { kind: 'payout_account', mark }, { at: now, isProven: false });
  await dropUnprovenMark(tx, owner.id, former);
  if (isOtherDestination) {
    const params = {
      before: accountInWords(before, secrets),
      after: accountInWords(after, secrets),
      availableAt: payoutsStartAt(after.destinationChangedAt).toISOString(),
    };
    await tellOwner(tx, owner, { kind: 'account-changed', params, at: now });
  }
  return after;
}

function markOf({ channelCode, accountNumber }: WithdrawalAccount, secrets: Dependencies['secrets']): string {
  return markOfAccount({ channelCode, accountNumber: secrets.open(accountNumber) }, secrets).mark;
}
