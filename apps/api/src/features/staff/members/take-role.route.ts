import { notePersonAct } from '@suki/db/queries/person-acts';
import { staffRolesOf, takeRole as take } from '@suki/db/queries/staff-roles';
import type { Handler } from '../../../http/handler.ts';
import { actOnPerson } from '../people/act-on-person.ts';
import { waitsForSecondAdmin } from './end-of-admin.ts';

/**
 * `POST /staff/person/{id}/take-role`. The role of an admin takes two others, and the last admin stays, or nobody could
 * give roles any more.
 */
export const takeRole: Handler<'takeRole'> = actOnPerson(async (tx, { person, call, at }) => {
  const { caller, refuse } = call;
  const { role, reason } = call.body;
  if (!(await staffRolesOf(tx, person.id)).includes(role)) throw refuse('ALREADY_DONE');
  const end = { end: 'role', person, caller, reason, at, refuse } as const;
  if (role === 'admin' && (await waitsForSecondAdmin(tx, end))) return;
  const byId = caller.userId;
  if (!(await take(tx, { userId: person.id, role, byId }, at))) throw refuse('ALREADY_DONE');
  await notePersonAct(tx, { userId: person.id, act: 'role_taken', role, reason, byId, at });
});
