import type { UserId, VerificationMailId } from '@suki/domain/ids/id';
import { verificationMails } from '../schema/users.ts';
import { columnsOf, type Db, exactlyOne, first, many, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { lockEmail } from './emails.ts';

export type VerificationMail = typeof verificationMails.$inferSelect;

const sentStatement = statement<{ createdAt: Date }, [UserId, string, Date]>(
  'verification-mails.sent',
  `select created_at as "createdAt" from verification_mails where user_id = $1::text and created_at > $3::timestamptz
union all select created_at from verification_mails
where lower(email) = lower($2::text) and user_id <> $1::text and created_at > $3::timestamptz`,
);

/**
 * Returns the moments of the mails to this address or for this person. Locks the address, so that calls for it count
 * one after the other; the caller holds the user's lock.
 */
export async function verificationMailsSince(
  tx: Tx,
  { userId, email }: Pick<VerificationMail, 'userId' | 'email'>,
  since: Date,
): Promise<readonly Date[]> {
  await lockEmail(tx, email);
  return (await many(tx, sentStatement, [userId, email, since])).map(({ createdAt }) => createdAt);
}

const insertStatement = statement<{ id: VerificationMailId }, [UserId, string, Date]>(
  'verification-mails.insert',
  `insert into verification_mails (id, user_id, email, created_at) values (new_id('vml'), $1, $2, $3::timestamptz) returning id`,
);

/** Notes a mail that is to be sent. */
export async function insertVerificationMail(
  tx: Tx,
  { userId, email }: Pick<VerificationMail, 'userId' | 'email'>,
  at: Date,
): Promise<VerificationMailId> {
  return (await exactlyOne(tx, insertStatement, [userId, email, at])).id;
}

const byIdStatement = statement<VerificationMail, [VerificationMailId]>(
  'verification-mails.by-id',
  `select ${columnsOf(verificationMails, 'v')} from verification_mails v where v.id = $1::text`,
);

export async function verificationMailById(db: Db, id: VerificationMailId): Promise<VerificationMail | undefined> {
  return await first(db, byIdStatement, [id]);
}
