import { type StaffQueue, staffQueues } from '@suki/domain/alerts/staff-queues';
import type { StaffRole } from '@suki/domain/people/staff-roles';

/** The roles that work on each queue; `admin` works on all. Compliance has no role of its own yet. */
const rolesOfQueue: Readonly<Record<StaffQueue, readonly StaffRole[]>> = {
  warehouse: ['warehouse', 'inspector'],
  finance: ['finance'],
  compliance: ['support'],
  support: ['support'],
};

/** The queues whose alerts somebody with these roles sees and handles. */
export function queuesOf(roles: readonly StaffRole[]): readonly StaffQueue[] {
  return staffQueues.filter((queue) => roles.some((role) => role === 'admin' || rolesOfQueue[queue].includes(role)));
}
