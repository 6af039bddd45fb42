import type { StaffRole } from '@suki/domain/people/staff-roles';
import { roleNames } from './session.texts.ts';

export type Roles = readonly StaffRole[];

export function rolesText(roles: Roles): string {
  return roles.map((role) => roleNames[role]).join(', ');
}

/** True for an admin or one of the wanted roles. The API decides; this only hides useless buttons. */
export function mayAct(roles: Roles, ...wanted: Roles): boolean {
  return roles.some((role) => role === 'admin' || wanted.includes(role));
}
