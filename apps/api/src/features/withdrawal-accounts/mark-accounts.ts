import { dropMarksOfOlderForm, markIdentity } from '@suki/db/queries/identity-marks';
import { arrivedNumbersOf } from '@suki/db/queries/payouts';
import { lockUser } from '@suki/db/queries/users';
import { storeAccountMark, unmarkedAccounts, type WithdrawalAccount } from '@suki/db/queries/withdrawal-accounts';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { Dependencies } from '../../dependencies.ts';
import { markOfAccount } from './identity-mark.ts';

type Needs = Pick<Dependencies, 'pool' | 'secrets' | 'log'>;

const ACCOUNTS_AT_ONCE = 200;

/**
 * Marks the accounts of an older server in the one form of their numbers, with the proof of payouts that arrived. Marks
 * of numbers as they were typed are removed afterwards (ADR 0093). A second run finds nothing to do.
 */
export async function markAccounts({ pool, secrets, log }: Needs): Promise<void> {
  let count = 0;
  for (;;) {
    const accounts = await unmarkedAccounts(pool, ACCOUNTS_AT_ONCE);
    for (const account of accounts) await withTransaction(pool, (tx) => markOne(tx, account, secrets));
    count += accounts.length;
    if (accounts.length < ACCOUNTS_AT_ONCE) break;
  }
  const dropped = await withTransaction(pool, dropMarksOfOlderForm);
  if (count + dropped > 0) log.info({ count, dropped }, 'Account numbers are marked in one form.');
}

async function markOne(tx: Tx, account: WithdrawalAccount, secrets: Needs['secrets']): Promise<void> {
  const { userId, channelCode } = account;
  await lockUser(tx, userId);
  const own = markOfAccount({ channelCode, accountNumber: secrets.open(account.accountNumber) }, secrets);
  // A number that was corrected since it was read has its mark by that correction.
  if (!(await storeAccountMark(tx, account, own.mark))) return;
  if (account.deletedAt === null) await markIdentity(tx, userId, own, { at: account.createdAt, isProven: false });
  for (const arrived of await arrivedNumbersOf(tx, account.id)) {
    const accountNumber = secrets.open(arrived.accountNumber);
    const mark = markOfAccount({ channelCode: arrived.channelCode, accountNumber }, secrets);
    await markIdentity(tx, userId, mark, { at: arrived.at, isProven: true });
  }
}
