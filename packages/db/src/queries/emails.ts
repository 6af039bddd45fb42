import type { UserId } from '@suki/domain/ids/id';
import { first, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import type { User } from './users.ts';

/** A proof that somebody reads mail at an address, in real time. */
export type EmailProof = { readonly email: string; readonly provedAt: Date };

// Two proofs of one address wait for each other, so that the unique index never has to refuse one of them.
const lockStatement = statement<unknown, [string]>(
  'emails.lock-address',
  `select pg_advisory_xact_lock(hashtextextended('email:' || lower($1::text), 0))`,
);

const newerStatement = statement<{ id: UserId }, [UserId, string, Date]>(
  'emails.newer-proof',
  `select id from users where id = $1::text and email_proved_at >= $3::timestamptz
union all select id from users where id <> $1::text and lower(email) = lower($2::text) and email_proved_at >= $3::timestamptz`,
);

const releaseStatement = statement<{ id: UserId }, [UserId, string]>(
  'emails.release',
  `update users set email = null, email_proved_at = null, email_unreachable_at = null
where lower(email) = lower($2::text) and id <> $1::text returning id`,
);

const takeStatement = statement<unknown, [UserId, string, Date]>(
  'emails.take',
  `update users set email = $2, email_proved_at = $3::timestamptz, email_unreachable_at = null where id = $1::text`,
);

/** Locks an address, in any letter case, until the transaction ends. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await touch(tx, lockStatement, [email]);
}

/**
 * Stores a proved address. The newest proof wins: a proof that is older than that of the account's present address, or
 * than that of another account with this address, changes nothing.
 * @returns the account that loses the address, because it proved it earlier.
 */
export async function takeEmail(
  tx: Tx,
  userId: UserId,
  { email, provedAt }: EmailProof,
): Promise<{ readonly isTaken: boolean; readonly formerOwner: UserId | null }> {
  await lockEmail(tx, email);
  if ((await first(tx, newerStatement, [userId, email, provedAt])) !== undefined) {
    return { isTaken: false, formerOwner: null };
  }
  const [former] = await many(tx, releaseStatement, [userId, email]);
  await touch(tx, takeStatement, [userId, email, provedAt]);
  return { isTaken: true, formerOwner: former?.id ?? null };
}

/** Returns true when this proof would change nothing: the usual case of a verified token. */
export function isEmailKnown(user: Pick<User, 'email' | 'emailProvedAt'>, { email, provedAt }: EmailProof): boolean {
  if (user.email === null || user.emailProvedAt === null) return false;
  return user.email.toLowerCase() === email.toLowerCase() || user.emailProvedAt >= provedAt;
}

const unreachableStatement = statement<{ id: UserId }, [UserId, string, Date]>(
  'emails.note-unreachable',
  `update users set email_unreachable_at = $3::timestamptz
where id = $1::text and lower(email) = lower($2::text) and email_unreachable_at is null returning id`,
);

/** Stops mail to an address that nobody reads. @returns false when it was stopped already or has changed since. */
export async function noteUnreachableEmail(tx: Tx, userId: UserId, email: string, at: Date): Promise<boolean> {
  return (await first(tx, unreachableStatement, [userId, email, at])) !== undefined;
}
