import { revokeTokens } from '@suki/db/queries/revocations';
import { withTransaction } from '@suki/db/tx';
import { validatePassword } from '@suki/domain/validators/password';
import { ApiRefusal } from '../../http/api-refusal.ts';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';

/**
 * Spends the code of a mailed link at the identity service, which sets the new password. Whoever knew the old one may
 * be signed in somewhere, so every session ends (real time, as in `endSessions`).
 * @throws ApiRefusal UNAVAILABLE when the identity service gave no clear answer.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body, refuse }, dependencies) => {
  const { pool, realClock, identityAccounts, log } = dependencies;
  const { password } = validated({ password: validatePassword(body.password) });
  const owner = await identityAccounts.resetPassword(body.code, password).catch((error: unknown) => {
    log.warn({ err: error }, 'could not spend a code for a new password');
    throw new ApiRefusal('UNAVAILABLE', { message: 'We could not save your new password. Try again in a minute.' });
  });
  if (owner === undefined) throw refuse('CODE_EXPIRED');
  await withTransaction(pool, (tx) => revokeTokens(tx, owner.firebaseUid, realClock.now()));
  return { email: owner.email };
};
