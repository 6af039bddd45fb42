import { type AdminEnd, adminEndAsked, adminEnds } from '@suki/db/queries/admin-removals';
import { notePersonAct } from '@suki/db/queries/person-acts';
import { lockAdmins } from '@suki/db/queries/staff-roles';
import type { User } from '@suki/db/queries/users';
import type { Tx } from '@suki/db/tx';
import { decideAdminRemoval } from '@suki/domain/people/admin-removal';
import type { Caller } from '../../../http/caller.ts';
import { secondPersonOf } from '../approvals/second-person-of.ts';

type Act = {
  readonly end: AdminEnd;
  readonly person: Pick<User, 'id'>;
  readonly caller: Pick<Caller, 'userId' | 'roles'>;
  readonly reason: string;
  readonly at: Date;
  readonly refuse: (reason: 'LAST_ADMIN' | 'SECOND_PERSON_NEEDED') => Error;
};

/**
 * Stands before every act that ends an admin. The caller holds the person's lock; the roles of all admins are locked
 * behind it. The wish of the first admin is a line of the person's history.
 * @returns true when the act waits for another admin, and false when it may be done now.
 * @throws the refusals LAST_ADMIN and SECOND_PERSON_NEEDED.
 */
export async function waitsForSecondAdmin(tx: Tx, { end, person, caller, reason, at, refuse }: Act): Promise<boolean> {
  const admins = await lockAdmins(tx);
  const [asked, { accounts }] = await Promise.all([
    adminEndAsked(tx, { userId: person.id, end, now: at }),
    secondPersonOf(tx, caller),
  ]);
  const known = { personId: person.id, admins, callerId: caller.userId, callerAccounts: accounts };
  const verdict = decideAdminRemoval({ ...known, asked: asked ?? null }, at);
  if (verdict === 'do') return false;
  if (verdict !== 'ask') throw refuse(verdict);
  await notePersonAct(tx, { userId: person.id, act: adminEnds[end].asked, reason, byId: caller.userId, at });
  return true;
}
