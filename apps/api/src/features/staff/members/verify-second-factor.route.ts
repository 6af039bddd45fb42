import { notePersonAct } from '@suki/db/queries/person-acts';
import { verifySession } from '@suki/db/queries/second-factors';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { presentSession, requireStaff } from './staff-session.ts';
import { tryCode, tryRecoveryCode } from './try-code.ts';

/** `POST /staff/session/verify`: binds the second step to this sign-in; another sign-in needs its own. */
export const verifySecondFactor: Handler<'verifySecondFactor'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool, realClock, clock, callers } = dependencies;
  const { userId, signedInAt } = caller;
  requireStaff(caller);
  const isRecovery = 'recoveryCode' in body;
  const tried = isRecovery
    ? await tryRecoveryCode({ userId, code: body.recoveryCode }, dependencies)
    : await tryCode({ userId, code: body.code, isNew: false }, dependencies);
  if ('refused' in tried) throw refuse(tried.refused);
  await withTransaction(pool, async (tx) => {
    if (!(await tried.use(tx))) throw refuse('CODE_WRONG');
    if (isRecovery) {
      await notePersonAct(tx, { userId, act: 'recovery_code_used', reason: null, byId: userId, at: clock.now() });
    }
    await verifySession(tx, userId, signedInAt, realClock.now());
  });
  // This process, too, hears of its own announcement a moment later; the next call comes sooner.
  callers.forget(userId);
  return presentSession(caller, 'verified', dependencies);
};
