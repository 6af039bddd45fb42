import type { UserId } from '@suki/domain/ids/id';
import type { StoredDropOffCode } from '@suki/domain/stock/drop-off-code';
import { type Db, first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

type Code = StoredDropOffCode & { readonly userId: UserId };

const storeStatement = statement<unknown, [string, UserId, Date, Date]>(
  'drop-off-codes.store',
  'insert into drop_off_codes (code_hash, user_id, expires_at, created_at) values ($1, $2, $3, $4)',
);

/** Stores a new code by its keyed hash; the code before stays good for its minutes, because a desk may be typing it. */
export async function storeDropOffCode(
  db: Db,
  { codeHash, userId, expiresAt }: { readonly codeHash: string; readonly userId: UserId; readonly expiresAt: Date },
  at: Date,
): Promise<void> {
  await touch(db, storeStatement, [codeHash, userId, expiresAt, at]);
}

const columns = `user_id as "userId", expires_at as "expiresAt", used_at as "usedAt", seen_by as "seenBy", desk_until as "deskUntil"`;

const ownerStatement = statement<{ userId: UserId }, [string]>(
  'drop-off-codes.owner',
  `select user_id as "userId" from drop_off_codes where code_hash = $1::text`,
);

/** Returns who showed a code, also one that has ended; undefined for a code that nobody has. */
export async function ownerOfDropOffCode(db: Db, codeHash: string): Promise<UserId | undefined> {
  return (await first(db, ownerStatement, [codeHash]))?.userId;
}

const lockStatement = statement<Code, [string]>(
  'drop-off-codes.lock',
  `select ${columns} from drop_off_codes where code_hash = $1::text for update`,
);

/** Locks a code, so that two desks, or two presses, do not use it together. */
export async function lockDropOffCode(tx: Tx, codeHash: string): Promise<Code | undefined> {
  return await first(tx, lockStatement, [codeHash]);
}

const seenStatement = statement<unknown, [string, UserId, Date]>(
  'drop-off-codes.seen',
  'update drop_off_codes set seen_by = $2::text, desk_until = $3::timestamptz where code_hash = $1::text',
);

/** Gives a code to the employee who looked it up. */
export async function markDropOffCodeSeen(tx: Tx, codeHash: string, by: UserId, deskUntil: Date): Promise<void> {
  await touch(tx, seenStatement, [codeHash, by, deskUntil]);
}

const usedStatement = statement<unknown, [string, Date]>(
  'drop-off-codes.used',
  'update drop_off_codes set used_at = $2::timestamptz where code_hash = $1::text',
);

/** Ends a code: one code, one booking. */
export async function markDropOffCodeUsed(tx: Tx, codeHash: string, at: Date): Promise<void> {
  await touch(tx, usedStatement, [codeHash, at]);
}
