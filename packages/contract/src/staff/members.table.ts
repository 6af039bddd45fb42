import { staffRoles } from '@suki/domain/people/staff-roles';
import { z } from 'zod';
import { route } from '../route.ts';
import { Moment, UserId } from '../shared/brands.ts';
import { Person } from './people.schemas.ts';
import { actReason } from './people.table.ts';

const tag = 'staff-members';
const params = z.object({ id: UserId });

/** Somebody who works here. */
export const StaffMember = z
  .object({
    id: UserId,
    name: z.string().nullable(),
    email: z.string().nullable(),
    isSuspended: z.boolean(),
    roles: z.array(z.enum(staffRoles)),
    /** When the oldest of these roles was given. */
    since: Moment,
  })
  .meta({ id: 'StaffMember' });

export const memberRoutes = {
  getStaffSession: route({
    operationId: 'getStaffSession',
    method: 'GET',
    path: '/staff/session',
    tag,
    summary: 'The caller’s roles among the staff, from the database; none for a customer.',
    audience: 'registered',
    response: z.object({ roles: z.array(z.enum(staffRoles)) }),
    errors: [],
  }),
  listStaffMembers: route({
    operationId: 'listStaffMembers',
    method: 'GET',
    path: '/staff/member/list',
    tag,
    summary: 'Everybody who works here, with their roles.',
    audience: 'staff',
    response: z.object({ items: z.array(StaffMember) }),
    errors: [],
  }),
  grantRole: route({
    operationId: 'grantRole',
    method: 'POST',
    path: '/staff/person/{id}/grant-role',
    tag,
    summary: 'Gives a person a role, with a reason; it holds within a second. Nobody gives one to themselves.',
    audience: 'staff',
    actsOn: 'person',
    params,
    body: z.object({ role: z.enum(staffRoles), reason: actReason }),
    response: Person,
    errors: ['PERSON_NOT_FOUND', 'ALREADY_DONE', 'NOT_REGISTERED'],
  }),
  takeRole: route({
    operationId: 'takeRole',
    method: 'POST',
    path: '/staff/person/{id}/take-role',
    tag,
    summary:
      'Takes a role away, with a reason; it ends within a second, streams included. Nobody takes their own, and the last admin stays.',
    audience: 'staff',
    actsOn: 'person',
    params,
    body: z.object({ role: z.enum(staffRoles), reason: actReason }),
    response: Person,
    errors: ['PERSON_NOT_FOUND', 'ALREADY_DONE', 'LAST_ADMIN'],
  }),
} as const;
