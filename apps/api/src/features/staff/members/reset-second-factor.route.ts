import { notePersonAct } from '@suki/db/queries/person-acts';
import { revokeTokens } from '@suki/db/queries/revocations';
import { hasSecondFactor, removeSecondFactor, resetAskedBy } from '@suki/db/queries/second-factors';
import { secondFactor } from '@suki/domain/config/second-factor';
import type { Handler } from '../../../http/handler.ts';
import { tellOwner } from '../../users/tell-owner.ts';
import { actOnPerson } from '../people/act-on-person.ts';

/** `POST /staff/person/{id}/ask-second-factor-reset`: the first of the two admins. */
export const askSecondFactorReset: Handler<'askSecondFactorReset'> = actOnPerson(async (tx, { person, call, at }) => {
  if (!(await hasSecondFactor(tx, person.id))) throw call.refuse('SECOND_FACTOR_MISSING');
  const { reason } = call.body;
  const byId = call.caller.userId;
  await notePersonAct(tx, { userId: person.id, act: 'second_factor_reset_asked', reason, byId, at });
});

/**
 * `POST /staff/person/{id}/reset-second-factor`: the second admin. The member is told and signed out, so that whoever
 * holds the lost device or the password alone does not go on.
 */
export const resetSecondFactor: Handler<'resetSecondFactor'> = actOnPerson(
  async (tx, { person, call, at }, { realClock }) => {
    const byId = call.caller.userId;
    const asked = await resetAskedBy(tx, person.id, new Date(at.getTime() - secondFactor.resetLifeMs));
    if (!(await hasSecondFactor(tx, person.id))) throw call.refuse('SECOND_FACTOR_MISSING');
    if (asked === undefined || asked.byId === byId) throw call.refuse('SECOND_PERSON_NEEDED');
    await removeSecondFactor(tx, person.id);
    await notePersonAct(tx, { userId: person.id, act: 'second_factor_reset', reason: call.body.reason, byId, at });
    await revokeTokens(tx, person.firebaseUid, realClock.now());
    await tellOwner(tx, person, { kind: 'second-step-removed', params: {}, at });
  },
);
