import type { StaffRole } from '../people/staff-roles.ts';

type Viewer = { readonly isOwn: boolean; readonly roles: readonly StaffRole[] };

/**
 * Returns true when somebody may read a finding that waits for a second one. The second inspector decides blind, so
 * whoever can inspect reads only their own; support and finance, who answer people's questions, read it.
 */
export function mayReadFinding({ isOwn, roles }: Viewer): boolean {
  const mayInspect = roles.includes('inspector') || roles.includes('admin');
  return isOwn || (!mayInspect && (roles.includes('support') || roles.includes('finance')));
}
