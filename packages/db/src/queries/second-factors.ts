import { secondFactor } from '@suki/domain/config/second-factor';
import type { UserId } from '@suki/domain/ids/id';
import type { SecondFactorState } from '@suki/domain/people/second-factor';
import { type Db, exactlyOne, first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

/*
 * Moments are real time, not the moved clock: codes of authenticator apps follow the clock of a phone, and sign-ins the
 * clock of the identity service.
 */

const stateStatement = statement<{ state: SecondFactorState }, [UserId, Date]>(
  'second-factors.state',
  `select case
  when not exists (select from second_factors where user_id = $1::text and confirmed_at is not null) then 'none'
  when exists (select from second_factor_sessions where user_id = $1::text and signed_in_at = $2::timestamptz) then 'verified'
  else 'unverified' end as state`,
);

/** Returns the state of a person's second step in one sign-in. */
export async function secondFactorState(db: Db, userId: UserId, signedInAt: Date): Promise<SecondFactorState> {
  return (await exactlyOne(db, stateStatement, [userId, signedInAt])).state;
}

const beginStatement = statement<unknown, [UserId, string, number, Date]>(
  'second-factors.begin',
  `insert into second_factors (user_id, secret, tries_left, created_at) values ($1, $2, $3, $4::timestamptz)
on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = null
where second_factors.confirmed_at is null`,
);

/** Stores the secret of a new authenticator; an unconfirmed one is replaced. @returns false when one is in use. */
export async function beginSecondFactor(db: Db, userId: UserId, sealed: string, at: Date): Promise<boolean> {
  return (await touch(db, beginStatement, [userId, sealed, secondFactor.tries, at])) === 1;
}

export type TriedFactor = { readonly secret: string; readonly isConfirmed: boolean };

// The try is spent before anything is compared, so that a hundred guesses at once still are five. The first try after
// the wait has all tries again.
const spendStatement = statement<TriedFactor, [UserId, number, Date, Date]>(
  'second-factors.spend-try',
  `update second_factors f set tries_left = left_now.tries, waits_until = case when left_now.tries = 0 then $4::timestamptz end
from (select case when waits_until is null then tries_left - 1 else $2::int - 1 end as tries from second_factors where user_id = $1::text for update) left_now
where f.user_id = $1::text and (f.waits_until is null or f.waits_until <= $3::timestamptz)
returning f.secret, f.confirmed_at is not null as "isConfirmed"`,
);

/** Spends one try. Run it on the pool: a wrong try stays counted. @returns undefined while the person has to wait. */
export async function spendTry(db: Db, userId: UserId, now: Date): Promise<TriedFactor | undefined> {
  const until = new Date(now.getTime() + secondFactor.waitMs);
  return await first(db, spendStatement, [userId, secondFactor.tries, now, until]);
}

const existsStatement = statement<{ isThere: boolean }, [UserId]>(
  'second-factors.exists',
  `select exists (select from second_factors where user_id = $1::text) as "isThere"`,
);

/** True when an authenticator was begun, confirmed or not. */
export async function hasBegunSecondFactor(db: Db, userId: UserId): Promise<boolean> {
  return (await exactlyOne(db, existsStatement, [userId])).isThere;
}

const confirmedStatement = statement<{ isThere: boolean }, [UserId]>(
  'second-factors.is-confirmed',
  `select exists (select from second_factors where user_id = $1::text and confirmed_at is not null) as "isThere"`,
);

/** True when an authenticator is in use. */
export async function hasSecondFactor(db: Db, userId: UserId): Promise<boolean> {
  return (await exactlyOne(db, confirmedStatement, [userId])).isThere;
}

const useStatement = statement<unknown, [UserId, number, number, Date]>(
  'second-factors.use-step',
  `update second_factors set last_step = $2::bigint, tries_left = $3::int, waits_until = null, confirmed_at = coalesce(confirmed_at, $4::timestamptz)
where user_id = $1::text and (last_step is null or last_step < $2::bigint)`,
);

/** Uses up the code of a time step and gives the tries back. @returns false for a step that was used: a replay. */
export async function useStep(tx: Tx, userId: UserId, step: number, at: Date): Promise<boolean> {
  return (await touch(tx, useStatement, [userId, step, secondFactor.tries, at])) === 1;
}

const recoverStatement = statement<unknown, [UserId, string, Date, number]>(
  'second-factors.use-recovery-code',
  `with used as (
  update recovery_codes set used_at = $3::timestamptz where user_id = $1::text and code_hash = $2::text and used_at is null returning user_id
)
update second_factors f set tries_left = $4::int, waits_until = null from used where f.user_id = used.user_id`,
);

/** Uses up a recovery code. @returns false for one that is unknown or was used. */
export async function useRecoveryCode(tx: Tx, userId: UserId, codeHash: string, at: Date): Promise<boolean> {
  return (await touch(tx, recoverStatement, [userId, codeHash, at, secondFactor.tries])) === 1;
}

const codesStatement = statement<unknown, [UserId, readonly string[]]>(
  'second-factors.store-recovery-codes',
  `insert into recovery_codes (user_id, code_hash) select $1::text, unnest($2::text[])`,
);

export async function storeRecoveryCodes(tx: Tx, userId: UserId, hashes: readonly string[]): Promise<void> {
  await touch(tx, codesStatement, [userId, hashes]);
}

const verifyStatement = statement<unknown, [UserId, Date, Date]>(
  'second-factors.verify-session',
  `with verified as (
  insert into second_factor_sessions (user_id, signed_in_at, verified_at) values ($1, $2::timestamptz, $3::timestamptz)
  on conflict do nothing returning user_id
)
select pg_notify('user', user_id) from verified`,
);

/** Notes that the second step of a sign-in was done; every process hears of it. */
export async function verifySession(tx: Tx, userId: UserId, signedInAt: Date, at: Date): Promise<void> {
  await touch(tx, verifyStatement, [userId, signedInAt, at]);
}

const removeStatement = statement<unknown, [UserId]>(
  'second-factors.remove',
  `with sessions as (delete from second_factor_sessions where user_id = $1::text),
codes as (delete from recovery_codes where user_id = $1::text),
removed as (delete from second_factors where user_id = $1::text and confirmed_at is not null returning user_id)
select pg_notify('user', user_id) from removed`,
);

/** Removes a person's authenticator with its codes and sign-ins. @returns false when there is none. */
export async function removeSecondFactor(tx: Tx, userId: UserId): Promise<boolean> {
  return (await touch(tx, removeStatement, [userId])) === 1;
}

export type ResetAsked = { readonly byId: UserId; readonly byName: string | null };

const askedStatement = statement<ResetAsked, [UserId, Date]>(
  'second-factors.reset-asked',
  `select a.by_id as "byId", coalesce(u.name, u.email) as "byName" from person_acts a join users u on u.id = a.by_id
where a.user_id = $1::text and a.act = 'second_factor_reset_asked' and a.at > $2::timestamptz
  and not exists (select from person_acts d where d.user_id = a.user_id and d.act = 'second_factor_reset' and d.at >= a.at)
order by a.at desc, a.id desc limit 1`,
);

/** Returns who asked last for the removal of a person's authenticator, after `since` and not done yet. */
export async function resetAskedBy(db: Db, userId: UserId, since: Date): Promise<ResetAsked | undefined> {
  return await first(db, askedStatement, [userId, since]);
}
