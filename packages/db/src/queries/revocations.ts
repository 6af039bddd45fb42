import { type Db, first, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type Revocation = { readonly firebaseUid: string; readonly validAfter: Date };

const revokeStatement = statement<unknown, [string, Date]>(
  'revocations.revoke',
  `with revoked as (
  insert into revocations (firebase_uid, valid_after) values ($1, $2)
  on conflict (firebase_uid) do update set valid_after = greatest(revocations.valid_after, excluded.valid_after)
  returning firebase_uid, valid_after
)
select pg_notify('revoked', json_build_object('firebaseUid', firebase_uid, 'validAfter', extract(epoch from valid_after) * 1000)::text) from revoked`,
);

/**
 * Refuses every token of an identity that was issued before `validAfter` (real time: tokens know no moved clock).
 * Processes are told at commit on the channel `revoked`: `{firebaseUid, validAfter}` in milliseconds.
 */
export async function revokeTokens(tx: Tx, firebaseUid: string, validAfter: Date): Promise<void> {
  await touch(tx, revokeStatement, [firebaseUid, validAfter]);
}

const ofStatement = statement<Revocation, [string]>(
  'revocations.of-identity',
  `select firebase_uid as "firebaseUid", valid_after as "validAfter" from revocations where firebase_uid = $1::text`,
);

/** Reads the row itself, for money and staff calls while the feed is down. */
export async function revocationOf(db: Db, firebaseUid: string): Promise<Revocation | undefined> {
  return await first(db, ofStatement, [firebaseUid]);
}

const allStatement = statement<Revocation, [Date]>(
  'revocations.since',
  `select firebase_uid as "firebaseUid", valid_after as "validAfter" from revocations where valid_after > $1::timestamptz`,
);

/** Returns the revocations since a moment, to fill a process's memory. */
export async function revocationsSince(db: Db, since: Date): Promise<readonly Revocation[]> {
  return await many(db, allStatement, [since]);
}
