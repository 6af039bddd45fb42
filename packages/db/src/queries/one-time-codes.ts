import { oneTimeCode } from '@suki/domain/config/input';
import type { UserId } from '@suki/domain/ids/id';
import { type Db, first, statement, touch } from '../statement.ts';

/** Who asked for a code, its recipient and its purpose; a new code replaces the earlier one. */
export type CodeTarget = {
  readonly userId: UserId;
  readonly channel: 'phone' | 'email';
  readonly target: string;
  readonly purpose: string;
};

const storeStatement = statement<unknown, [UserId, string, string, string, string, number, Date, Date]>(
  'one-time-codes.store',
  `insert into one_time_codes (user_id, channel, target, purpose, code_hash, tries_left, expires_at, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (user_id, channel, target, purpose) do update set
  code_hash = excluded.code_hash, tries_left = excluded.tries_left, expires_at = excluded.expires_at, created_at = excluded.created_at`,
);

/** Stores a new code by its keyed hash; the code itself is never stored. */
export async function storeOneTimeCode(db: Db, code: CodeTarget, codeHash: string, at: Date): Promise<void> {
  const { lifeMs, tries } = oneTimeCode;
  const { userId, channel, target, purpose } = code;
  const expiresAt = new Date(at.getTime() + lifeMs);
  await touch(db, storeStatement, [userId, channel, target, purpose, codeHash, tries, expiresAt, at]);
}

// One statement counts and compares, so that a hundred guesses at once still are five. It also uses up the right code.
const tryStatement = statement<{ isRight: boolean }, [UserId, string, string, string, string, Date]>(
  'one-time-codes.try',
  `update one_time_codes set tries_left = case when code_hash = $5::text then 0 else tries_left - 1 end
where user_id = $1::text and channel = $2::text and target = $3::text and purpose = $4::text and tries_left > 0 and expires_at > $6::timestamptz
returning code_hash = $5::text as "isRight"`,
);

/**
 * Tries a code. Commit it apart from the use case: a wrong try must stay counted when the use case is refused.
 * `expired` means that this person has no such code, its time is over, it was used, or five tries were wrong.
 */
export async function tryOneTimeCode(
  db: Db,
  { userId, channel, target, purpose }: CodeTarget,
  codeHash: string,
  at: Date,
): Promise<'right' | 'wrong' | 'expired'> {
  const tried = await first(db, tryStatement, [userId, channel, target, purpose, codeHash, at]);
  if (tried === undefined) return 'expired';
  return tried.isRight ? 'right' : 'wrong';
}
