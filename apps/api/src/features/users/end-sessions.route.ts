import { revokeTokens } from '@suki/db/queries/revocations';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';

/** Every process hears of the revocation at the commit. Real time, not the moved clock: tokens carry real time. */
export const endSessions: Handler<'endSessions'> = async ({ caller }, { pool, realClock }) => {
  await withTransaction(pool, (tx) => revokeTokens(tx, caller.firebaseUid, realClock.now()));
  return { done: true };
};
