import type { UserId, WithdrawalAccountId } from '@suki/domain/ids/id';
import { type Db, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

/** A sealed account number where it stands: in an account, and in the payouts that copied it. */
export type SealedNumber = {
  readonly userId: UserId;
  readonly accountId: WithdrawalAccountId;
  readonly accountNumber: string;
};

// Two ranges of an index beside the prefix of the present key, `$1` up to `$2`.
const beside = (column: string): string => `(${column} collate "C" < $1::text or ${column} collate "C" >= $2::text)`;

const staleStatement = statement<SealedNumber, [string, string, number]>(
  'sealed-numbers.stale',
  `(select w.user_id as "userId", w.id as "accountId", w.account_number as "accountNumber"
  from withdrawal_accounts w where ${beside('w.account_number')} limit $3::int)
union
(select p.user_id, p.withdrawal_account_id, p.account_number from payouts p where ${beside('p.account_number')} limit $3::int)`,
);

/** Returns numbers that were not sealed with the present key, by the prefix of its texts (`v2.3f09….`). */
export async function staleNumbers(db: Db, presentPrefix: string, limit: number): Promise<readonly SealedNumber[]> {
  // The prefix ends with a dot; the character after it ends the range of the texts that begin so.
  const end = `${presentPrefix.slice(0, -1)}/`;
  return await many(db, staleStatement, [presentPrefix, end, limit]);
}

const resealStatement = statement<unknown, [WithdrawalAccountId, string, string]>(
  'sealed-numbers.reseal',
  `with permitted as materialized (select set_config('suki.resealing', 'on', true)),
of_account as (
  update withdrawal_accounts w set account_number = $3::text from permitted where w.id = $1::text and w.account_number = $2::text
)
update payouts p set account_number = $3::text from permitted where p.withdrawal_account_id = $1::text and p.account_number = $2::text`,
);

/**
 * Replaces a sealed number by the one that was sealed anew, in its account and in every payout that copied it: they
 * stay equal, because a refused payout finds its account by that. The guard of the payouts' destination lets this
 * through.
 */
export async function reseal(tx: Tx, { accountId, accountNumber }: SealedNumber, sealedAnew: string): Promise<void> {
  await touch(tx, resealStatement, [accountId, accountNumber, sealedAnew]);
}

/** The sealed secret of an employee's authenticator. */
export type SealedFactor = { readonly userId: UserId; readonly secret: string };

const staleFactorsStatement = statement<SealedFactor, [string, string, number]>(
  'sealed-numbers.stale-factors',
  `select f.user_id as "userId", f.secret from second_factors f where ${beside('f.secret')} limit $3::int`,
);

/** Returns authenticators' secrets that were not sealed with the present key. Employees are few: no index helps. */
export async function staleFactors(db: Db, presentPrefix: string, limit: number): Promise<readonly SealedFactor[]> {
  return await many(db, staleFactorsStatement, [presentPrefix, `${presentPrefix.slice(0, -1)}/`, limit]);
}

const resealFactorStatement = statement<unknown, [UserId, string, string]>(
  'sealed-numbers.reseal-factor',
  `update second_factors set secret = $3::text where user_id = $1::text and secret = $2::text`,
);

/** Replaces a secret by the one that was sealed anew, unless its owner has begun another authenticator. */
export async function resealFactor(db: Db, { userId, secret }: SealedFactor, sealedAnew: string): Promise<void> {
  await touch(db, resealFactorStatement, [userId, secret, sealedAnew]);
}
