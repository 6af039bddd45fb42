import { notePersonAct } from '@suki/db/queries/person-acts';
import { liftPart } from '@suki/db/queries/suspensions';
import { setSuspended } from '@suki/db/queries/users';
import type { Handler } from '../../../http/handler.ts';
import { actOnPerson } from './act-on-person.ts';

/** `POST /staff/person/{id}/lift`: the suspensions of one part end together, with one reason. */
export const liftSuspension: Handler<'liftSuspension'> = actOnPerson(async (tx, { person, call, at }) => {
  const { part, reason } = call.body;
  const byId = call.caller.userId;
  const act = await notePersonAct(tx, { userId: person.id, act: `${part}_restored`, reason, byId, at });
  if (part === 'account') {
    if (person.suspendedAt === null) throw call.refuse('ALREADY_DONE');
    await setSuspended(tx, person.id, null, at);
    return;
  }
  const lifted = await liftPart(tx, { userId: person.id, change: `${part}_suspended`, act }, at);
  if (lifted === 0) throw call.refuse('ALREADY_DONE');
});
