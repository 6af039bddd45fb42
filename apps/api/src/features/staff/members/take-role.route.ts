import { notePersonAct } from '@suki/db/queries/person-acts';
import { lockAdmins, takeRole as take } from '@suki/db/queries/staff-roles';
import type { Handler } from '../../../http/handler.ts';
import { actOnPerson } from '../people/act-on-person.ts';

/** `POST /staff/person/{id}/take-role`. The last admin stays, or nobody could give roles any more. */
export const takeRole: Handler<'takeRole'> = actOnPerson(async (tx, { person, call, at }) => {
  const { role, reason } = call.body;
  const byId = call.caller.userId;
  const others = role === 'admin' ? (await lockAdmins(tx)).filter((id) => id !== person.id) : [byId];
  if (!(await take(tx, { userId: person.id, role, byId }, at))) throw call.refuse('ALREADY_DONE');
  if (others.length === 0) throw call.refuse('LAST_ADMIN');
  await notePersonAct(tx, { userId: person.id, act: 'role_taken', role, reason, byId, at });
});
