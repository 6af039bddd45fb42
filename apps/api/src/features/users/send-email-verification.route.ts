import { addJob } from '@suki/db/queries/jobs';
import { lockUser } from '@suki/db/queries/users';
import { insertVerificationMail, verificationMailsSince } from '@suki/db/queries/verification-mails';
import { withTransaction } from '@suki/db/tx';
import { nextVerificationMailAt, VERIFICATION_MAILS_COUNT_MS } from '@suki/domain/users/verification-mail-limits';
import { ApiRefusal } from '../../http/api-refusal.ts';
import type { Handler } from '../../http/handler.ts';
import { unverifiedEmailOf } from './present-user.ts';

/**
 * Notes a mail with a link that proves the address; a job makes the link and sends it. The address may be a stranger's,
 * so it is counted beside the person.
 * @throws ApiRefusal TOO_MANY_CALLS above the limits, with the seconds to wait.
 */
export const sendEmailVerification: Handler<'sendEmailVerification'> = async ({ caller, refuse }, { pool, clock }) => {
  await withTransaction(pool, async (tx) => {
    const user = await lockUser(tx, caller.userId);
    if (user === undefined) throw new Error(`Expected user ${caller.userId} to exist: every caller has a row.`);
    const email = unverifiedEmailOf(user, caller) ?? (user.emailUnreachableAt === null ? null : user.email);
    if (email === null) throw refuse('NO_EMAIL_TO_VERIFY');
    const now = clock.now();
    const mail = { userId: user.id, email };
    const since = new Date(now.getTime() - VERIFICATION_MAILS_COUNT_MS);
    const next = nextVerificationMailAt(await verificationMailsSince(tx, mail, since), now);
    if (next !== null) throw tooManyMails(next, now);
    const verificationMailId = await insertVerificationMail(tx, mail, now);
    await addJob(tx, 'send-verification-mail', { verificationMailId });
  });
  return { done: true };
};

const MINUTE_SECONDS = 60;

function tooManyMails(next: Date, now: Date): ApiRefusal {
  const seconds = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
  const wait = seconds <= MINUTE_SECONDS ? `${seconds} s` : `${Math.ceil(seconds / MINUTE_SECONDS)} minutes`;
  return new ApiRefusal('TOO_MANY_CALLS', {
    message: `We sent you a mail already. Look into your spam folder too; you can ask for another one in ${wait}.`,
    retryAfterSeconds: seconds,
  });
}
