import type { PayoutId, UserId, WithdrawalAccountId } from '@suki/domain/ids/id';
import { withdrawalAccounts } from '../schema/wallet.ts';
import { columnsOf, type Db, exactlyOne, first, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

export type WithdrawalAccount = typeof withdrawalAccounts.$inferSelect & { readonly isDefault: boolean };
export type SealedAccount = Pick<WithdrawalAccount, 'channelCode' | 'accountHolderName' | 'accountNumber'> & {
  readonly accountMark: string;
};
/** `isNew`: the person enters this number for the first time. */
export type WithdrawalAccountInput = SealedAccount & { readonly isNew: boolean };

const columns = columnsOf(withdrawalAccounts, 'w');
const isDefault = (alias: string) =>
  `exists (select from users u where u.id = ${alias}.user_id and u.default_withdrawal_account_id = ${alias}.id)`;
const select = `select ${columns}, ${isDefault('w')} as "isDefault" from withdrawal_accounts w`;

type Owner = { readonly id: WithdrawalAccountId; readonly userId: UserId };

const insertStatement = statement<
  WithdrawalAccount,
  [WithdrawalAccountId, UserId, Date, string, string, string, string, boolean]
>(
  'withdrawal-accounts.insert',
  `with made as (
  insert into withdrawal_accounts as w (id, user_id, channel_code, account_holder_name, account_number, account_mark, entered_at,
    destination_changed_at, status, created_at, updated_at)
  values ($1, $2, $4, $5, $6, $7, case when $8::boolean then array[$3::timestamptz] else '{}' end, $3::timestamptz, 'valid', $3::timestamptz,
    $3::timestamptz)
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
    input.accountMark,
    input.isNew,
  ]);
}

const historyStatement = statement<{ isKnown: boolean; newCount: number }, [UserId, string, Date]>(
  'withdrawal-accounts.number-history',
  `select coalesce(bool_or(w.account_mark = $2::text), false) as "isKnown",
  coalesce(sum((select count(*) from unnest(w.entered_at) entered where entered > $3::timestamptz)), 0)::int as "newCount"
from withdrawal_accounts w where w.user_id = $1::text`,
);

/** Tells if a person has entered a number before, and how many new ones since a moment; deleted accounts count too. */
export async function numberHistory(
  tx: Tx,
  userId: UserId,
  { accountMark, since }: { readonly accountMark: string; readonly since: Date },
): Promise<{ readonly isKnown: boolean; readonly newCount: number }> {
  return await exactlyOne(tx, historyStatement, [userId, accountMark, since]);
}

const unmarkedStatement = statement<WithdrawalAccount, [number]>(
  'withdrawal-accounts.unmarked',
  `${select} where w.account_mark is null order by w.id limit $1::int`,
);

/** Returns accounts of an older server, whose numbers have no mark yet, deleted ones too. */
export async function unmarkedAccounts(db: Db, limit: number): Promise<readonly WithdrawalAccount[]> {
  return await many(db, unmarkedStatement, [limit]);
}

const markedStatement = statement<unknown, [WithdrawalAccountId, string, string]>(
  'withdrawal-accounts.store-mark',
  `update withdrawal_accounts set account_mark = $3 where id = $1 and account_number = $2 and account_mark is null`,
);

/**
 * Stores the mark of an account's number.
 * @returns false when the number was corrected meanwhile.
 */
export async function storeAccountMark(tx: Tx, account: WithdrawalAccount, mark: string): Promise<boolean> {
  return (await touch(tx, markedStatement, [account.id, account.accountNumber, mark])) === 1;
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
  [WithdrawalAccountId, UserId, Date, string, string, string, string, boolean, boolean]
>(
  'withdrawal-accounts.update',
  `update withdrawal_accounts w set channel_code = $4, account_holder_name = $5, account_number = $6, account_mark = $7,
  entered_at = case when $8::boolean then array_append(w.entered_at, $3::timestamptz) else w.entered_at end, status = 'valid', updated_at = $3::timestamptz,
  destination_changed_at = case when $9::boolean then $3::timestamptz else w.destination_changed_at end
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
    input.accountMark,
    input.isNew,
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
