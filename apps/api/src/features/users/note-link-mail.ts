import { addJob } from '@suki/db/queries/jobs';
import {
  insertVerificationMail,
  type VerificationMail,
  verificationMailsSince,
} from '@suki/db/queries/verification-mails';
import type { Tx } from '@suki/db/tx';
import { nextVerificationMailAt, VERIFICATION_MAILS_COUNT_MS } from '@suki/domain/users/verification-mail-limits';
import { ApiRefusal } from '../../http/api-refusal.ts';

type LinkMail = Pick<VerificationMail, 'userId' | 'email'> & {
  readonly job: 'send-verification-mail' | 'send-password-mail';
};

/**
 * Notes a mail with a link; the job makes the link and sends it. The address may be a stranger's, so it is counted
 * beside the caller, who is locked by the handler.
 * @throws ApiRefusal TOO_MANY_CALLS above the limits, with the seconds to wait.
 */
export async function noteLinkMail(tx: Tx, { job, ...mail }: LinkMail, now: Date): Promise<void> {
  const since = new Date(now.getTime() - VERIFICATION_MAILS_COUNT_MS);
  const next = nextVerificationMailAt(await verificationMailsSince(tx, mail, since), now);
  if (next !== null) throw tooManyMails(next, now);
  const verificationMailId = await insertVerificationMail(tx, mail, now);
  await addJob(tx, job, { verificationMailId });
}

const MINUTE_SECONDS = 60;

function tooManyMails(next: Date, now: Date): ApiRefusal {
  const seconds = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
  const wait = seconds <= MINUTE_SECONDS ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE_SECONDS)} minutes`;
  return new ApiRefusal('TOO_MANY_CALLS', {
    message: `A mail is already on its way. Check your spam folder too. You can ask for another one in ${wait}.`,
    retryAfterSeconds: seconds,
  });
}
