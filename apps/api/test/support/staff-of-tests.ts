import { grantRole } from '@suki/db/queries/staff-roles';
import { withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import type { Dependencies } from '../../src/dependencies.ts';
import type { Callers } from '../../src/live/callers.ts';
import type { VerifiedToken } from '../../src/ports/identity.ts';
import { staffOfTests } from './test-token.ts';

type Needs = Pick<Dependencies, 'callers' | 'pool' | 'clock'>;

// Tells nobody: the notice of a real grant comes after the first call's answer, and would end the stream that a test
// opens next. One that was taken away stays so, also for a second API of the test.
const hireText = `insert into staff_roles (id, user_id, role, granted_at)
  select new_id('rol'), $1, wanted.role, $3 from unnest($2::text[]) as wanted (role)
  where not exists (select from staff_roles held where held.user_id = $1 and held.role = wanted.role)`;

/** Writes the roles of a test's staff as rows before their first call, as an admin would have done in the console. */
export function callersOfTests({ callers, pool, clock }: Needs): Callers {
  const known = new Map<string, Promise<void>>();
  const hire = async (token: VerifiedToken, roles: readonly StaffRole[]): Promise<void> => {
    const caller = await callers.find(token);
    if (caller === undefined) return;
    await pool.query(hireText, [caller.userId, roles, clock.now()]);
    callers.forget(caller.userId);
  };
  return {
    ...callers,
    find: async (token) => {
      const { firebaseUid } = token;
      const roles = staffOfTests.get(firebaseUid);
      if (roles !== undefined) {
        const hired = known.get(firebaseUid) ?? hire(token, roles);
        known.set(firebaseUid, hired);
        await hired;
      }
      return callers.find(token);
    },
  };
}

/** Gives roles that the person never had, and tells every process of them. */
export async function giveTestRoles(
  { pool, clock }: Pick<Needs, 'pool' | 'clock'>,
  userId: UserId,
  roles: readonly StaffRole[],
): Promise<void> {
  const { rows } = await pool.query<{ role: string }>('select role from staff_roles where user_id = $1', [userId]);
  const missing = roles.filter((role) => !rows.some((row) => row.role === role));
  if (missing.length === 0) return;
  await withTransaction(pool, async (tx) => {
    for (const role of missing) await grantRole(tx, { userId, role, byId: null }, clock.now());
  });
}
