import type { StaffRole } from './staff-roles.ts';

/** Roles of the staff whose work is trades. An editor of the catalogue sees neither orders nor people (ADR 0179). */
export const tradeRoles = ['warehouse', 'inspector', 'support', 'finance'] as const satisfies readonly StaffRole[];

/** Returns true for somebody whose console hears of every order. */
export function worksOnTrades(roles: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'admin' || (tradeRoles as readonly StaffRole[]).includes(role));
}
