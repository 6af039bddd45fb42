import { beginSecondFactor as begin } from '@suki/db/queries/second-factors';
import type { Handler } from '../../../http/handler.ts';
import { requireStaff } from './staff-session.ts';
import { newSecret, otpauthUri } from './totp.ts';

/** `POST /staff/session/second-factor`. The secret leaves once; the database holds it sealed. */
export const beginSecondFactor: Handler<'beginSecondFactor'> = async ({ caller, refuse }, dependencies) => {
  const { pool, secrets, realClock } = dependencies;
  requireStaff(caller);
  const secret = newSecret();
  if (!(await begin(pool, caller.userId, secrets.seal(secret), realClock.now()))) throw refuse('ALREADY_DONE');
  return { secret, uri: otpauthUri(secret, caller.email ?? caller.userId) };
};
