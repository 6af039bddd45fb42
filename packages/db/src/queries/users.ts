import type { UserId } from '@suki/domain/ids/id';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { users } from '../schema/users.ts';
import { columnsOf, type Db, exactlyOne, first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { rolesHeld } from './staff-roles.ts';

export type User = typeof users.$inferSelect;

const columns = columnsOf(users, 'u');

export type Identity = Pick<User, 'id' | 'firebaseUid' | 'isAnonymous' | 'name' | 'avatar' | 'locale'> & {
  /** The sign-in that makes the call, in real time. */
  readonly signedInAt: Date;
};

type EnsureValues = [UserId, string, boolean, string | null, Date, number, string, Date];

/** `hasRegistered`: this very call made a guest a registered person. */
export type EnsuredUser = User & { readonly isNew: boolean; readonly hasRegistered: boolean };

// `do update` with nothing to change, because `do nothing` returns no row. Signing in turns an anonymous identity into
// a registered one, never the other way; sessions from before that sign-in end. The name is only filled, never
// overwritten: the person may have changed it here.
const ensureStatement = statement<EnsuredUser, EnsureValues>(
  'users.ensure',
  `with ensured as (
  insert into users as u (id, firebase_uid, is_anonymous, name, avatar, locale, is_balance_hidden, created_at, updated_at)
  values ($1, $2, $3, $4, $6, $7, false, $8, $8)
  on conflict (firebase_uid) do update set
    is_anonymous = u.is_anonymous and excluded.is_anonymous,
    name = coalesce(u.name, excluded.name),
    sessions_since = case when u.is_anonymous and not excluded.is_anonymous then $5::timestamptz else u.sessions_since end,
    updated_at = case when u.is_anonymous and not excluded.is_anonymous then excluded.updated_at else u.updated_at end
  returning ${columns}, u.id = $1 as "isNew", coalesce(old.is_anonymous, false) and not new.is_anonymous as "hasRegistered"
), wallet as (
  insert into wallets (user_id, balance) select id, 0 from ensured on conflict do nothing
)
select * from ensured`,
);

/**
 * Returns the account of an identity, made with its wallet on the first call (`id` is used then). Concurrent first
 * calls make one account.
 */
export async function ensureUser(tx: Tx, identity: Identity, at: Date): Promise<EnsuredUser> {
  const { id, firebaseUid, isAnonymous, name, signedInAt, avatar, locale } = identity;
  const ensured = await exactlyOne(tx, ensureStatement, [
    id,
    firebaseUid,
    isAnonymous,
    name,
    signedInAt,
    avatar,
    locale,
    at,
  ]);
  if (ensured.hasRegistered) await touch(tx, announceStatement, [ensured.id]);
  return ensured;
}

// Processes that remember the account hear its id at commit: they forget it and end its event streams.
const announceStatement = statement<unknown, [UserId]>('users.announce', `select pg_notify('user', $1::text)`);

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
  update users u set suspended_at = $2::timestamptz, updated_at = $3::timestamptz,
    sessions_since = case when $2::timestamptz is null then u.sessions_since else now() end
  where u.id = $1::text returning ${columns}
)
select suspended.*, pg_notify('user', suspended.id) as told from suspended`,
);

/**
 * Suspends an account, or lifts the suspension with null. A suspension ends every session: by the time of the database,
 * because tokens know no moved clock. Processes that remember the account hear its id on the channel `user` at commit;
 * they forget the account and end its event streams.
 */
export async function setSuspended(tx: Tx, id: UserId, suspendedAt: Date | null, at: Date): Promise<User | undefined> {
  const changed = await first(tx, suspendStatement, [id, suspendedAt, at]);
  if (changed === undefined) return undefined;
  const { told: _told, ...user } = changed;
  return user;
}
