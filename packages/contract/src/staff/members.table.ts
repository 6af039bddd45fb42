import { CODES_TRIED_PER_MINUTE } from '@suki/domain/config/identity';
import { secondFactorStates } from '@suki/domain/people/second-factor';
import { staffRoles } from '@suki/domain/people/staff-roles';
import { z } from 'zod';
import { route } from '../route.ts';
import { Moment, UserId } from '../shared/brands.ts';
import { pageOf, shelfQuery } from '../shared/lists.ts';
import { TypedText } from '../shared/text.ts';
import { Person } from './people.schemas.ts';
import { actReason } from './people.table.ts';

const tag = 'staff-members';
/** The calls of the second step, for every role. */
const ofEverybodyHere = { audience: 'staff', roles: staffRoles, isBeforeSecondFactor: true } as const;
const params = z.object({ id: UserId });

/** The sign-in of a member of the staff. */
export const StaffSession = z
  .object({
    roles: z.array(z.enum(staffRoles)),
    /** The second step of this sign-in; while it is `unverified` every call of the staff is refused. */
    secondFactor: z.enum(secondFactorStates),
    /** True where nobody of the staff may go without a second step. */
    isSecondFactorRequired: z.boolean(),
  })
  .meta({ id: 'StaffSession' });

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
    response: StaffSession,
    errors: [],
  }),
  beginSecondFactor: route({
    operationId: 'beginSecondFactor',
    method: 'POST',
    path: '/staff/session/second-factor',
    tag,
    summary: 'Makes the secret of a new authenticator for the caller, who works here; it counts after its first code.',
    ...ofEverybodyHere,
    actsOn: 'nothing',
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['ALREADY_DONE'],
  }),
  confirmSecondFactor: route({
    operationId: 'confirmSecondFactor',
    method: 'PUT',
    path: '/staff/session/second-factor',
    tag,
    summary: 'Confirms the new authenticator with its first code; answers the recovery codes, this once.',
    ...ofEverybodyHere,
    actsOn: 'nothing',
    callsPerMinute: CODES_TRIED_PER_MINUTE,
    body: z.object({ code: TypedText }),
    response: z.object({ recoveryCodes: z.array(z.string()), session: StaffSession }),
    errors: ['ALREADY_DONE', 'CODE_WRONG', 'SECOND_FACTOR_MISSING', 'SECOND_FACTOR_WAIT'],
  }),
  verifySecondFactor: route({
    operationId: 'verifySecondFactor',
    method: 'POST',
    path: '/staff/session/verify',
    tag,
    summary: 'Does the second step of this sign-in, with a code of the authenticator or a recovery code.',
    ...ofEverybodyHere,
    actsOn: 'nothing',
    callsPerMinute: CODES_TRIED_PER_MINUTE,
    body: z.union([z.object({ code: TypedText }), z.object({ recoveryCode: TypedText })]),
    response: StaffSession,
    errors: ['CODE_WRONG', 'SECOND_FACTOR_MISSING', 'SECOND_FACTOR_WAIT'],
  }),
  askSecondFactorReset: route({
    operationId: 'askSecondFactorReset',
    method: 'POST',
    path: '/staff/person/{id}/ask-second-factor-reset',
    tag,
    summary: 'Asks that a member’s lost authenticator is removed; another admin confirms within a day.',
    audience: 'staff',
    actsOn: 'person',
    params,
    body: z.object({ reason: actReason }),
    response: Person,
    errors: ['PERSON_NOT_FOUND', 'SECOND_FACTOR_MISSING'],
  }),
  resetSecondFactor: route({
    operationId: 'resetSecondFactor',
    method: 'POST',
    path: '/staff/person/{id}/reset-second-factor',
    tag,
    summary: 'Removes a member’s authenticator that another admin asked for; the member is told and signed out.',
    audience: 'staff',
    actsOn: 'person',
    params,
    body: z.object({ reason: actReason }),
    response: Person,
    errors: ['PERSON_NOT_FOUND', 'SECOND_FACTOR_MISSING', 'SECOND_PERSON_NEEDED'],
  }),
  listStaffMembers: route({
    operationId: 'listStaffMembers',
    method: 'GET',
    path: '/staff/member/list',
    tag,
    summary: 'Everybody who works here, with their roles.',
    audience: 'staff',
    query: z.object(shelfQuery),
    response: pageOf(StaffMember),
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
      'Takes a role away, with a reason; it ends within a second, streams included. Nobody takes their own, the role of an admin waits until another admin presses as well, and the last admin stays.',
    audience: 'staff',
    actsOn: 'person',
    params,
    body: z.object({ role: z.enum(staffRoles), reason: actReason }),
    response: Person,
    errors: ['PERSON_NOT_FOUND', 'ALREADY_DONE', 'LAST_ADMIN', 'SECOND_PERSON_NEEDED'],
  }),
} as const;
