import type { UserId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import { isViolationOf } from '../sql-errors.ts';
import { type Db, first, notWaitedFor, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { isLeaseFree } from './leases.ts';

export type IdempotencyClaim =
  /** The key is new: do the work, then store its answer. */
  | { readonly state: 'new' }
  /** The work is done: repeat this answer byte for byte. */
  | { readonly state: 'repeat'; readonly status: number; readonly answer: string }
  /** The key came with other input before. */
  | { readonly state: 'mismatch' }
  /** Another request with this key is working and holds the lease. */
  | { readonly state: 'in_progress' };

/** The key of one intent; `requestHash` covers operation and input. */
export type IntentKey = { readonly userId: UserId; readonly key: string; readonly requestHash: string };

/** A claim, with the lease name of the claiming process (`feed.takeLease`). */
export type IntentClaim = IntentKey & { readonly lease?: string | undefined };

// A lease lasts 60 s, the client's own deadline: after that nobody waits for the answer, so another try may take over.
// When the process is gone, another try takes over at once: the buyer whose order was in it presses again, and must not
// be told for a minute that the order is being handled.
const claimStatement = statement<{ claimed: boolean }, [UserId, string, string, Date, string | null]>(
  'idempotency.claim',
  `insert into idempotency_keys as k (user_id, key, request_hash, claimed_at, created_at, claimed_by)
values ($1, $2, $3, clock_timestamp(), $4, $5)
on conflict (user_id, key) do update set claimed_at = clock_timestamp(), claimed_by = excluded.claimed_by
  where k.answer is null and k.request_hash = excluded.request_hash
    and (k.claimed_at < clock_timestamp() - interval '60 seconds' or ${isLeaseFree('k.claimed_by')})
returning true as claimed, ${notWaitedFor}`,
);

// This is a separate statement because the insert may have waited for another transaction, and only a new snapshot sees
// the row of that transaction.
const readStatement = statement<
  { requestHash: string; status: number | null; answer: string | null },
  [UserId, string]
>(
  'idempotency.read',
  `select request_hash as "requestHash", status, answer from idempotency_keys where user_id = $1::text and key = $2::text`,
);

/**
 * Claims the key of an intent (ADR 0015), before work with a gateway call in the middle: other calls with this key get
 * `in_progress` meanwhile. When a crash of the server loses a claim, the work of that claim is lost too.
 */
export async function claimIdempotencyKey(pool: Pool, intent: IntentClaim, at: Date): Promise<IdempotencyClaim> {
  const { userId, key, requestHash, lease = null } = intent;
  if ((await first(pool, claimStatement, [userId, key, requestHash, at, lease])) !== undefined) return { state: 'new' };
  const held = await first(pool, readStatement, [userId, key]);
  if (held === undefined) return { state: 'in_progress' };
  if (held.requestHash !== requestHash) return { state: 'mismatch' };
  return held.status === null || held.answer === null
    ? { state: 'in_progress' }
    : { state: 'repeat', status: held.status, answer: held.answer };
}

const storeText = `update idempotency_keys set status = $3::int, answer = $4::text where user_id = $1::text and key = $2::text and answer is null`;

const storeStatement = statement<unknown, [UserId, string, number, string]>('idempotency.store-answer', storeText);

const storeLateStatement = statement<unknown, [UserId, string, number, string]>(
  'idempotency.store-answer-late',
  `${storeText} returning ${notWaitedFor}`,
);

type Result = { readonly status: number; readonly answer: string };

/**
 * Stores the answer that every repeat will get, in the transaction of the work, so that neither exists without the
 * other.
 * @returns false when nothing was written: the lease had run out, and another process has answered or given up the key.
 */
export async function storeIdempotentAnswer(tx: Tx, intent: IntentKey, result: Result): Promise<boolean> {
  return (await touch(tx, storeStatement, [intent.userId, intent.key, result.status, result.answer])) === 1;
}

/**
 * Stores the answer after the transaction of the work. When a crash loses the answer, the next call finds the finished
 * work and answers identically.
 */
export async function storeIdempotentAnswerLate(pool: Pool, intent: IntentKey, result: Result): Promise<boolean> {
  return (await touch(pool, storeLateStatement, [intent.userId, intent.key, result.status, result.answer])) === 1;
}

const insertStatement = statement<unknown, [UserId, string, string, number, string, Date]>(
  'idempotency.insert-answer',
  `insert into idempotency_keys (user_id, key, request_hash, status, answer, claimed_at, created_at)
values ($1, $2, $3, $4, $5, clock_timestamp(), $6)`,
);

/**
 * Claims the key and stores its answer at once, in the transaction of work for which nobody claimed the key before.
 * Waits for an uncommitted transaction with an equal key.
 * @throws a violation that `isKeyTaken` recognises when the key is taken; a surrounding transaction has failed then.
 */
export async function insertIdempotentAnswer(
  db: Db,
  intent: IntentKey & { readonly status: number; readonly answer: string },
  at: Date,
): Promise<void> {
  const { userId, key, requestHash, status, answer } = intent;
  await touch(db, insertStatement, [userId, key, requestHash, status, answer, at]);
}

/** Returns true for the error with which `insertIdempotentAnswer` reports that the key is taken. */
export const isKeyTaken = (thrown: unknown): boolean => isViolationOf('idempotency_keys_user_id_key_pk', thrown);

const releaseStatement = statement<unknown, [UserId, string]>(
  'idempotency.release',
  `delete from idempotency_keys where user_id = $1::text and key = $2::text and answer is null`,
);

/**
 * Gives up a key after a refusal or failure that changed nothing, so that the intent may be tried again. Only for
 * claims made on the pool.
 */
export async function releaseIdempotencyKey(db: Db, intent: IntentKey): Promise<void> {
  await touch(db, releaseStatement, [intent.userId, intent.key]);
}
