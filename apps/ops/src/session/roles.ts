import type { StaffRole } from '@suki/domain/people/staff-roles';

export type Roles = readonly StaffRole[];

const names: Readonly<Record<StaffRole, string>> = {
  warehouse: 'Warehouse',
  inspector: 'Inspector',
  support: 'Support',
  finance: 'Finance',
  admin: 'Admin',
};

export function rolesText(roles: Roles): string {
  return roles.map((role) => names[role]).join(', ');
}

/** True for an admin or one of the wanted roles. The API decides; this only hides useless buttons. */
export function mayAct(roles: Roles, ...wanted: Roles): boolean {
  return roles.some((role) => role === 'admin' || wanted.includes(role));
}
