import { beginSecondFactor as begin } from '@suki/db/queries/second-factors';
import type { Handler } from '../../../http/handler.ts';
import { newSecret, otpauthUri } from './totp.ts';

/** `POST /staff/session/second-factor`. The secret leaves once; the database holds it sealed. */
export const beginSecondFactor: Handler<'beginSecondFactor'> = async ({ caller, refuse }, dependencies) => {
  const { pool, secrets, realClock } = dependencies;
  const secret = newSecret();
  const sealed = secrets.seal(secret, { field: 'second_factor', ownerId: caller.userId });
  if (!(await begin(pool, caller.userId, sealed, realClock.now()))) throw refuse('ALREADY_DONE');
  return { secret, uri: otpauthUri(secret, caller.email ?? caller.userId) };
};
