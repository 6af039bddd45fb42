import type { UserId } from '@suki/domain/ids/id';
import type { ActiveAdmin } from '@suki/domain/people/admin-removal';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { type Db, exactlyOne, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

/** SQL for the roles that user `u` holds now. */
export const rolesHeld = (user: string): string =>
  `array(select r.role::text from staff_roles r where r.user_id = ${user} and r.taken_at is null order by r.granted_at, r.role)`;

const ofStatement = statement<{ roles: StaffRole[] }, [UserId]>(
  'staff-roles.of-user',
  `select ${rolesHeld('$1::text')} as roles`,
);

/** Returns the roles that a person holds now. */
export async function staffRolesOf(db: Db, userId: UserId): Promise<readonly StaffRole[]> {
  return (await exactlyOne(db, ofStatement, [userId])).roles;
}

// Every process hears of a change at its commit on the channel `user`: it forgets the caller and ends their streams.
const grantStatement = statement<unknown, [UserId, StaffRole, UserId | null, Date]>(
  'staff-roles.grant',
  `with granted as (
  insert into staff_roles (id, user_id, role, granted_by, granted_at) values (new_id('rol'), $1, $2, $3, $4::timestamptz)
  on conflict (user_id, role) where taken_at is null do nothing returning user_id
)
select pg_notify('user', user_id) from granted`,
);

type Change = { readonly userId: UserId; readonly role: StaffRole; readonly byId: UserId | null };

/** Grants a role; `byId` is null for the first admin. @returns false when the person holds it already. */
export async function grantRole(tx: Tx, { userId, role, byId }: Change, at: Date): Promise<boolean> {
  return (await touch(tx, grantStatement, [userId, role, byId, at])) === 1;
}

const takeStatement = statement<unknown, [UserId, StaffRole, UserId | null, Date]>(
  'staff-roles.take',
  `with taken as (
  update staff_roles set taken_by = $3, taken_at = $4::timestamptz
  where user_id = $1::text and role = $2::text and taken_at is null returning user_id
)
select pg_notify('user', user_id) from taken`,
);

/** Takes a role away. @returns false when the person does not hold it. */
export async function takeRole(tx: Tx, { userId, role, byId }: Change, at: Date): Promise<boolean> {
  return (await touch(tx, takeStatement, [userId, role, byId, at])) === 1;
}

const lockAdminsStatement = statement<unknown>(
  'staff-roles.lock-admins',
  `select from staff_roles where role = 'admin' and taken_at is null order by id for no key update`,
);

// A statement of its own behind the lock: whoever held the lock before may have suspended an account, which changes no
// row of a role.
const adminsStatement = statement<ActiveAdmin>(
  'staff-roles.active-admins',
  `select r.user_id as "userId", r.granted_at as since from staff_roles r join users u on u.id = r.user_id
where r.role = 'admin' and r.taken_at is null and u.suspended_at is null order by r.id`,
);

/**
 * Locks the roles of all admins in one order, and returns those who can act: of two admins who remove each other at
 * once, the second finds that they are no admin any more.
 */
export async function lockAdmins(tx: Tx): Promise<readonly ActiveAdmin[]> {
  await many(tx, lockAdminsStatement, []);
  return await many(tx, adminsStatement, []);
}

export type StaffMember = {
  readonly id: UserId;
  readonly name: string | null;
  readonly email: string | null;
  readonly isSuspended: boolean;
  readonly roles: readonly StaffRole[];
  readonly since: Date;
};

const nameOf = (user: string): string => `lower(coalesce(${user}.name, ${user}.email, ${user}.id))`;

const membersStatement = statement<StaffMember, [string | null, number]>(
  'staff-roles.members',
  `select u.id, u.name, u.email, u.suspended_at is not null as "isSuspended", ${rolesHeld('u.id')} as roles, held.since
from (select user_id, min(granted_at) as since from staff_roles where taken_at is null group by user_id) held
join users u on u.id = held.user_id
where $1::text is null or (${nameOf('u')}, u.id) > (select ${nameOf('c')}, c.id from users c where c.id = $1::text)
order by ${nameOf('u')}, u.id limit $2::int`,
);

/** Returns everybody who holds a role, by name. */
export async function staffMembers(db: Db, { limit, lastItemId }: ShelfPage): Promise<ListPage<StaffMember>> {
  return pageFrom(await many(db, membersStatement, [lastItemId ?? null, limit + 1]), limit);
}
