import type { PayoutId, UserId, WithdrawalAccountId } from '@suki/domain/ids/id';
import { withdrawalAccounts } from '../schema/wallet.ts';
import { columnsOf, type Db, first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

export type WithdrawalAccount = typeof withdrawalAccounts.$inferSelect & { readonly isDefault: boolean };
export type WithdrawalAccountInput = Pick<WithdrawalAccount, 'channelCode' | 'accountHolderName' | 'accountNumber'>;

const columns = columnsOf(withdrawalAccounts, 'w');
const isDefault = (alias: string) =>
  `exists (select from users u where u.id = ${alias}.user_id and u.default_withdrawal_account_id = ${alias}.id)`;
const select = `select ${columns}, ${isDefault('w')} as "isDefault" from withdrawal_accounts w`;

type Owner = { readonly id: WithdrawalAccountId; readonly userId: UserId };

const insertStatement = statement<WithdrawalAccount, [WithdrawalAccountId, UserId, Date, string, string, string]>(
  'withdrawal-accounts.insert',
  `with made as (
  insert into withdrawal_accounts as w (id, user_id, channel_code, account_holder_name, account_number, destination_changed_at, status, created_at, updated_at)
  values ($1, $2, $4, $5, $6, $3, 'valid', $3, $3)
  returning ${columns}
), owner as (
  update users set default_withdrawal_account_id = coalesce(default_withdrawal_account_id, $1) where id = $2
  returning default_withdrawal_account_id
)
select made.*, owner.default_withdrawal_account_id = made.id as "isDefault" from made, owner`,
);

/** Adds an account; the first one becomes the default. */
export async function insertWithdrawalAccount(
  tx: Tx,
  owner: Owner,
  input: WithdrawalAccountInput,
  at: Date,
): Promise<WithdrawalAccount | undefined> {
  return await first(tx, insertStatement, [
    owner.id,
    owner.userId,
    at,
    input.channelCode,
    input.accountHolderName,
    input.accountNumber,
  ]);
}

const countStatement = statement<{ count: number }, [UserId]>(
  'withdrawal-accounts.count',
  'select count(*)::int as count from withdrawal_accounts where user_id = $1::text and deleted_at is null',
);

/** Counts a person's accounts. Call it under the lock of the person, so that none is added meanwhile. */
export async function withdrawalAccountCountOf(tx: Tx, userId: UserId): Promise<number> {
  return (await first(tx, countStatement, [userId]))?.count ?? 0;
}

const ofUserStatement = statement<WithdrawalAccount, [WithdrawalAccountId, UserId]>(
  'withdrawal-accounts.of-user',
  `${select} where w.id = $1::text and w.user_id = $2::text and w.deleted_at is null`,
);

export async function withdrawalAccountOfUser(
  db: Db,
  id: WithdrawalAccountId,
  userId: UserId,
): Promise<WithdrawalAccount | undefined> {
  return await first(db, ofUserStatement, [id, userId]);
}

const lists = listStatements<WithdrawalAccount, [UserId]>({
  name: 'withdrawal-accounts.list',
  select,
  where: 'w.user_id = $1::text and w.deleted_at is null',
  table: 'withdrawal_accounts',
  alias: 'w',
  first: isDefault,
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 1,
});

/** A person's accounts, the default first, then the newest. */
export async function listWithdrawalAccounts(
  db: Db,
  userId: UserId,
  options: ListOptions,
): Promise<ListPage<WithdrawalAccount>> {
  return await pageOf(db, lists, [userId], options);
}

const updateStatement = statement<
  WithdrawalAccount,
  [WithdrawalAccountId, UserId, Date, string, string, string, boolean]
>(
  'withdrawal-accounts.update',
  `update withdrawal_accounts w set channel_code = $4, account_holder_name = $5, account_number = $6, status = 'valid', updated_at = $3::timestamptz,
  destination_changed_at = case when $7::boolean then $3::timestamptz else w.destination_changed_at end
where w.id = $1 and w.user_id = $2 and w.deleted_at is null
returning ${columns}, ${isDefault('w')} as "isDefault"`,
);

/**
 * Corrects an account, which makes it valid again. Call it under the lock of the person, who
 * may have changed the destination meanwhile.
 */
export async function updateWithdrawalAccount(
  tx: Tx,
  owner: Owner,
  input: WithdrawalAccountInput & { readonly isOtherDestination: boolean },
  at: Date,
): Promise<WithdrawalAccount | undefined> {
  return await first(tx, updateStatement, [
    owner.id,
    owner.userId,
    at,
    input.channelCode,
    input.accountHolderName,
    input.accountNumber,
    input.isOtherDestination,
  ]);
}

const defaultStatement = statement<unknown, [WithdrawalAccountId, UserId]>(
  'withdrawal-accounts.make-default',
  `update users set default_withdrawal_account_id = $1::text
where id = $2::text and exists (select from withdrawal_accounts where id = $1::text and user_id = $2::text and deleted_at is null)`,
);

/**
 * Makes an account the default.
 * @returns false when the person has no such account.
 */
export async function makeWithdrawalAccountDefault(tx: Tx, id: WithdrawalAccountId, userId: UserId): Promise<boolean> {
  return (await touch(tx, defaultStatement, [id, userId])) === 1;
}

const deleteStatement = statement<unknown, [WithdrawalAccountId, UserId, Date]>(
  'withdrawal-accounts.delete',
  `with gone as (
  update withdrawal_accounts set deleted_at = $3::timestamptz where id = $1::text and user_id = $2::text and deleted_at is null returning id
), owner as (
  update users set default_withdrawal_account_id = (
    select w.id from withdrawal_accounts w
    where w.user_id = $2::text and w.id <> $1::text and w.deleted_at is null order by w.created_at desc, w.id desc limit 1)
  where id = $2::text and default_withdrawal_account_id = $1::text and exists (select from gone)
)
select id from gone`,
);

/**
 * Removes an account from the list; payouts under way go on.
 * @returns false when the person has no such account.
 */
export async function deleteWithdrawalAccount(
  tx: Tx,
  id: WithdrawalAccountId,
  userId: UserId,
  at: Date,
): Promise<boolean> {
  return (await touch(tx, deleteStatement, [id, userId, at])) === 1;
}

const invalidStatement = statement<unknown, [PayoutId, Date]>(
  'withdrawal-accounts.mark-invalid',
  `update withdrawal_accounts w set status = 'invalid', updated_at = $2::timestamptz
from payouts p
where p.id = $1::text and w.id = p.withdrawal_account_id and (w.channel_code, w.account_number) = (p.channel_code, p.account_number)`,
);

/**
 * Marks the account of a payout as invalid after the bank's INVALID_DESTINATION. An account that was corrected since
 * then is left alone.
 */
export async function markWithdrawalAccountInvalid(tx: Tx, payoutId: PayoutId, at: Date): Promise<void> {
  await touch(tx, invalidStatement, [payoutId, at]);
}
