import { randomInt } from 'node:crypto';
import { storeDropOffCode } from '@suki/db/queries/drop-off-codes';
import { dropOffCode } from '@suki/domain/config/warehouse';
import { makeDropOffCode as drawCode } from '@suki/domain/stock/drop-off-code';
import type { Handler } from '../../http/handler.ts';
import { dropOffCodeHash } from './drop-off-code-hash.ts';

/** Makes the code that a seller shows at the counter. The database holds its keyed hash only. */
export const makeDropOffCode: Handler<'makeDropOffCode'> = async ({ caller }, { pool, clock, secrets }) => {
  const code = drawCode((below) => randomInt(below));
  const codeHash = dropOffCodeHash(code, secrets);
  if (codeHash === null) throw new Error('Expected a code that was made here to be readable.');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + dropOffCode.lifeMs);
  await storeDropOffCode(pool, { codeHash, userId: caller.userId, expiresAt }, now);
  return { code, expiresAt: expiresAt.toISOString() };
};
