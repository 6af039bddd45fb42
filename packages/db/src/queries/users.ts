import type { UserId } from '@suki/domain/ids/id';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { users } from '../schema/users.ts';
import { columnsOf, type Db, exactlyOne, first, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { rolesHeld } from './staff-roles.ts';

export type User = typeof users.$inferSelect;

const columns = columnsOf(users, 'u');

export type Identity = Pick<User, 'id' | 'firebaseUid' | 'isAnonymous' | 'name' | 'email' | 'avatar' | 'locale'>;

type EnsureValues = [UserId, string, boolean, string | null, string | null, number, string, Date];

// `do update` with nothing to change, because `do nothing` returns no row. Signing in turns an anonymous identity into
// a registered one, never the other way. Name and mail are only filled, never overwritten: the person may have changed
// them here.
const ensureStatement = statement<User & { isNew: boolean }, EnsureValues>(
  'users.ensure',
  `with ensured as (
  insert into users as u (id, firebase_uid, is_anonymous, name, email, avatar, locale, is_balance_hidden, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, false, $8, $8)
  on conflict (firebase_uid) do update set
    is_anonymous = u.is_anonymous and excluded.is_anonymous,
    name = coalesce(u.name, excluded.name),
    email = coalesce(u.email, excluded.email),
    updated_at = case when u.is_anonymous and not excluded.is_anonymous then excluded.updated_at else u.updated_at end
  returning ${columns}, u.id = $1 as "isNew"
), wallet as (
  insert into wallets (user_id, balance) select id, 0 from ensured on conflict do nothing
)
select * from ensured`,
);

/**
 * Returns the account of an identity, made with its wallet on the first call (`id` is used then). Concurrent first
 * calls make one account.
 */
export async function ensureUser(tx: Tx, identity: Identity, at: Date): Promise<User & { isNew: boolean }> {
  const { id, firebaseUid, isAnonymous, name, email, avatar, locale } = identity;
  return await exactlyOne(tx, ensureStatement, [id, firebaseUid, isAnonymous, name, email, avatar, locale, at]);
}

const byIdStatement = statement<User, [UserId]>('users.by-id', `select ${columns} from users u where u.id = $1::text`);
type KnownUser = User & { readonly roles: readonly StaffRole[]; readonly validAfter: Date | null };

const byUidStatement = statement<KnownUser, [string]>(
  'users.by-firebase-uid',
  `select ${columns}, ${rolesHeld('u.id')} as roles,
  (select r.valid_after from revocations r where r.firebase_uid = u.firebase_uid) as "validAfter"
from users u where u.firebase_uid = $1::text`,
);

export async function userById(db: Db, id: UserId): Promise<User | undefined> {
  return await first(db, byIdStatement, [id]);
}

/**
 * The account of a verified token, with its roles and the moment before which its sessions were ended; undefined before
 * the first `ensureUser`.
 */
export async function userByFirebaseUid(db: Db, firebaseUid: string): Promise<KnownUser | undefined> {
  return await first(db, byUidStatement, [firebaseUid]);
}

const byEmailStatement = statement<User, [string]>(
  'users.by-email',
  `select ${columns} from users u where lower(u.email) = lower($1::text) order by u.created_at, u.id limit 1`,
);

/**
 * Returns the account with this mail address, in any letter case; the oldest of several, which the identity service may
 * have made.
 */
export async function userByEmail(db: Db, email: string): Promise<User | undefined> {
  return await first(db, byEmailStatement, [email]);
}

const lockStatement = statement<User, [UserId]>(
  'users.lock',
  `select ${columns} from users u where u.id = $1::text for no key update`,
);

/** Locks the user, the first lock of all: limits per user (unpaid orders, live asks) are counted under it. */
export async function lockUser(tx: Tx, id: UserId): Promise<User | undefined> {
  return await first(tx, lockStatement, [id]);
}

const updateStatement = statement<User, [UserId, string | null, number | null, string | null, boolean | null, Date]>(
  'users.update',
  `update users u set name = coalesce($2::text, u.name), avatar = coalesce($3::int, u.avatar), region = coalesce($4::text, u.region),
  is_balance_hidden = coalesce($5::boolean, u.is_balance_hidden), updated_at = $6::timestamptz
where u.id = $1::text
returning ${columns}`,
);

export type UserChanges = Partial<Pick<User, 'name' | 'avatar' | 'region' | 'isBalanceHidden'>>;

/** Changes the given fields of a user. */
export async function updateUser(tx: Tx, id: UserId, changes: UserChanges, at: Date): Promise<User | undefined> {
  const { name, avatar, region, isBalanceHidden } = changes;
  return await first(tx, updateStatement, [
    id,
    name ?? null,
    avatar ?? null,
    region ?? null,
    isBalanceHidden ?? null,
    at,
  ]);
}

const phoneStatement = statement<User, [UserId, string, Date]>(
  'users.set-phone',
  `update users u set phone_number = $2::text, phone_verified_at = $3::timestamptz, updated_at = $3::timestamptz where u.id = $1::text returning ${columns}`,
);

/**
 * Stores a verified phone number (E.164).
 * @throws the unique violation `users_phone_number_key` when another account has it.
 */
export async function setVerifiedPhone(tx: Tx, id: UserId, phoneNumber: string, at: Date): Promise<User> {
  return await exactlyOne(tx, phoneStatement, [id, phoneNumber, at]);
}

const suspendStatement = statement<User & { told: unknown }, [UserId, Date | null, Date]>(
  'users.set-suspended',
  `with suspended as (
  update users u set suspended_at = $2::timestamptz, updated_at = $3::timestamptz where u.id = $1::text returning ${columns}
)
select suspended.*, pg_notify('user', suspended.id) as told from suspended`,
);

/**
 * Suspends an account, or lifts the suspension with null. Processes that remember the account hear its id on the
 * channel `user` at commit, and forget the account.
 */
export async function setSuspended(tx: Tx, id: UserId, suspendedAt: Date | null, at: Date): Promise<User | undefined> {
  const changed = await first(tx, suspendStatement, [id, suspendedAt, at]);
  if (changed === undefined) return undefined;
  const { told: _told, ...user } = changed;
  return user;
}
