import { notePersonAct } from '@suki/db/queries/person-acts';
import { hasSecondFactor, storeRecoveryCodes, verifySession } from '@suki/db/queries/second-factors';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { presentSession, requireStaff } from './staff-session.ts';
import { newRecoveryCodes } from './totp.ts';
import { recoveryHash, tryCode } from './try-code.ts';

/** `PUT /staff/session/second-factor`: the first code proves the authenticator, and does the second step at once. */
export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool, secrets, realClock, clock, callers } = dependencies;
  const { userId, signedInAt } = caller;
  requireStaff(caller);
  if (await hasSecondFactor(pool, userId)) throw refuse('ALREADY_DONE');
  const tried = await tryCode({ userId, code: body.code, isNew: true }, dependencies);
  if ('refused' in tried) throw refuse(tried.refused);
  const recoveryCodes = newRecoveryCodes();
  await withTransaction(pool, async (tx) => {
    if (!(await tried.use(tx))) throw refuse('CODE_WRONG');
    const hashes = recoveryCodes.map((code) => recoveryHash(secrets, userId, code));
    await storeRecoveryCodes(tx, userId, hashes);
    const act = { userId, act: 'second_factor_enrolled', reason: null, byId: userId, at: clock.now() } as const;
    await notePersonAct(tx, act);
    await verifySession(tx, userId, signedInAt, realClock.now());
  });
  callers.forget(userId);
  return { recoveryCodes, session: presentSession(caller, 'verified', dependencies) };
};
