import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { validateEmail } from '@suki/domain/validators/email';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
import { noteLinkMail } from './note-link-mail.ts';

/**
 * Notes a mail with a link for a new password, for an address that may have no account: only the job finds out
 * (ADR 0136).
 * @throws ApiRefusal TOO_MANY_CALLS above the limits, with the seconds to wait.
 */
export const sendPasswordReset: Handler<'sendPasswordReset'> = async ({ caller, body }, { pool, clock }) => {
  const { email } = validated({ email: validateEmail(body.email) });
  await withTransaction(pool, async (tx) => {
    await lockUser(tx, caller.userId);
    await noteLinkMail(tx, { userId: caller.userId, email, job: 'send-password-mail' }, clock.now());
  });
  return { done: true };
};
