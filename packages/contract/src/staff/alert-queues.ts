import { type StaffQueue, staffQueues } from '@suki/domain/alerts/staff-queues';
import type { StaffRole } from '../route.ts';

/** Who works on which queue; `admin` on all of them. Compliance has no role of its own yet. */
const rolesOfQueue: Readonly<Record<StaffQueue, readonly StaffRole[]>> = {
  warehouse: ['warehouse', 'inspector'],
  finance: ['finance'],
  compliance: ['support'],
  support: ['support'],
};

/** The queues whose alerts these roles see and handle. */
export function queuesOf(roles: readonly StaffRole[]): readonly StaffQueue[] {
  return staffQueues.filter((queue) => roles.some((role) => role === 'admin' || rolesOfQueue[queue].includes(role)));
}
