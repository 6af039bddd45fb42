import { lockUser, userByFirebaseUid } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { TOKEN_CLOCK_TOLERANCE_SECONDS } from '@suki/domain/config/identity';
import { ApiRefusal } from '../../http/api-refusal.ts';
import type { Handler } from '../../http/handler.ts';
import { storeEmail } from './store-email.ts';

/**
 * Spends the code of a mailed link at the identity service. The row follows at once: tokens of before still say that
 * the address is not verified, for up to an hour. When the row cannot be written, the next verified token fills it.
 * @throws ApiRefusal UNAVAILABLE when the identity service gave no clear answer.
 */
export const verifyEmail: Handler<'verifyEmail'> = async ({ body, refuse }, dependencies) => {
  const { pool, clock, realClock, identityAccounts, log } = dependencies;
  const proved = await identityAccounts.verifyEmail(body.code).catch((error: unknown) => {
    log.warn({ err: error }, 'could not spend a code of a verification mail');
    throw new ApiRefusal('UNAVAILABLE', { message: 'We could not confirm your email. Try again in a minute.' });
  });
  if (proved === undefined) throw refuse('CODE_EXPIRED');
  const { firebaseUid, email } = proved;
  const user = await userByFirebaseUid(pool, firebaseUid);
  if (user !== undefined) {
    // Newer than every token that we may have seen, also from a clock that is ahead of ours.
    const provedAt = new Date(realClock.now().getTime() + TOKEN_CLOCK_TOLERANCE_SECONDS * 1000);
    const proof = { email, provedAt };
    await withTransaction(pool, async (tx) => {
      const owner = await lockUser(tx, user.id);
      if (owner !== undefined) await storeEmail(tx, owner, proof, clock.now());
    });
  }
  return { email };
};
