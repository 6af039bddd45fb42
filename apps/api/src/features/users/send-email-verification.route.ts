import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { noteLinkMail } from './note-link-mail.ts';
import { unverifiedEmailOf } from './present-user.ts';

/**
 * Notes a mail with a link that proves the address.
 * @throws ApiRefusal TOO_MANY_CALLS above the limits, with the seconds to wait.
 */
export const sendEmailVerification: Handler<'sendEmailVerification'> = async ({ caller, refuse }, { pool, clock }) => {
  await withTransaction(pool, async (tx) => {
    const user = await lockUser(tx, caller.userId);
    if (user === undefined) throw new Error(`Expected user ${caller.userId} to exist: every caller has a row.`);
    const email = unverifiedEmailOf(user, caller) ?? (user.emailUnreachableAt === null ? null : user.email);
    if (email === null) throw refuse('NO_EMAIL_TO_VERIFY');
    await noteLinkMail(tx, { userId: user.id, email, job: 'send-verification-mail' }, clock.now());
  });
  return { done: true };
};
