import { notePersonAct } from '@suki/db/queries/person-acts';
import { revokeTokens } from '@suki/db/queries/revocations';
import type { Handler } from '../../../http/handler.ts';
import { actOnPerson } from './act-on-person.ts';

/** `POST /staff/person/{id}/end-sessions`. Every process hears of it at the commit, and ends the streams too. */
export const endSessionsOfPerson: Handler<'endSessionsOfPerson'> = actOnPerson(
  async (tx, { person, call, at }, { realClock }) => {
    const { reason } = call.body;
    await notePersonAct(tx, { userId: person.id, act: 'sessions_ended', reason, byId: call.caller.userId, at });
    await revokeTokens(tx, person.firebaseUid, realClock.now());
  },
);
