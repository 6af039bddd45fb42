import { notePersonAct } from '@suki/db/queries/person-acts';
import { grantRole as grant } from '@suki/db/queries/staff-roles';
import type { Handler } from '../../../http/handler.ts';
import { actOnPerson } from '../people/act-on-person.ts';

/** `POST /staff/person/{id}/grant-role`. A guest has no sign-in that could be kept, so they get no role. */
export const grantRole: Handler<'grantRole'> = actOnPerson(async (tx, { person, call, at }) => {
  const { role, reason } = call.body;
  if (person.isAnonymous) throw call.refuse('NOT_REGISTERED');
  const byId = call.caller.userId;
  if (!(await grant(tx, { userId: person.id, role, byId }, at))) throw call.refuse('ALREADY_DONE');
  await notePersonAct(tx, { userId: person.id, act: 'role_granted', role, reason, byId, at });
});
