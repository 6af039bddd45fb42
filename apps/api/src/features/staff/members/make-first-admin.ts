import { findPeople } from '@suki/db/queries/people';
import { notePersonAct } from '@suki/db/queries/person-acts';
import { grantRole, lockAdmins } from '@suki/db/queries/staff-roles';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { Pool } from 'pg';

type Outcome = { readonly isMade: boolean; readonly text: string };

/** Any number of our own: two commands that run at once take turns, because no row of an admin is there to lock. */
const FIRST_ADMIN_LOCK = 7_854_002;

/** Makes the first admin, who gives every other role in the console. Refuses when there is an admin. */
export function makeFirstAdmin(pool: Pool, email: string, at: Date): Promise<Outcome> {
  return withTransaction(pool, (tx) => make(tx, email, at));
}

async function make(tx: Tx, email: string, at: Date): Promise<Outcome> {
  await tx.query('select pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
  if ((await lockAdmins(tx)).length > 0) {
    return refused('There is an admin already, who gives roles in the console. Nothing was changed.');
  }
  const people = await findPeople(tx, { by: 'email', value: email.trim().toLowerCase() });
  const [person] = people.filter(({ isAnonymous }) => !isAnonymous);
  if (person === undefined) {
    return refused(`Nobody has signed in as ${email} yet: sign in to the shop once with this address, then try again.`);
  }
  if (people.length > 1) {
    return refused(
      `${people.length} accounts have the address ${email}: make sure which one is meant, and use another.`,
    );
  }
  await grantRole(tx, { userId: person.id, role: 'admin', byId: null }, at);
  const reason = 'The first admin, made by the command.';
  await notePersonAct(tx, { userId: person.id, act: 'role_granted', role: 'admin', reason, byId: null, at });
  return { isMade: true, text: `${person.name ?? email} (${person.id}) is the first admin.` };
}

const refused = (text: string): Outcome => ({ isMade: false, text });
