import type { StaffSession } from '@suki/contract/staff/members.table';
import type { SecondFactorState } from '@suki/domain/people/second-factor';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiRefusal } from '../../../http/api-refusal.ts';
import type { Caller } from '../../../http/caller.ts';

/** The sign-in of a member of the staff as the console needs it. */
export function presentSession(
  { roles }: Pick<Caller, 'roles'>,
  secondFactor: SecondFactorState,
  { environment }: Pick<Dependencies, 'environment'>,
): z.output<typeof StaffSession> {
  return { roles: [...roles], secondFactor, isSecondFactorRequired: environment.APP_ENV !== 'test' };
}

/** Refuses customers, who have no second step. @throws ApiRefusal NOT_ALLOWED. */
export function requireStaff({ roles }: Pick<Caller, 'roles'>): void {
  if (roles.length === 0) throw new ApiRefusal('NOT_ALLOWED');
}
