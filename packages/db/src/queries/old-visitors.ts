import type { UserId } from '@suki/domain/ids/id';
import { many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

/** Columns that name a user, in rows that go with a visitor. */
export const goWithVisitor = [
  'addresses.user_id',
  'code_events.user_id',
  'collection_entries.user_id',
  'drop_off_codes.user_id',
  'idempotency_keys.user_id',
  'kept_entries.user_id',
  'messages.user_id',
  'one_time_codes.user_id',
  'verification_mails.user_id',
  'wallets.user_id',
];

/** Columns that name a user, in rows that keep the user: a person with one of them has traded or has an account. */
export const keepVisitor = [
  'approvals.decided_by',
  'approvals.requested_by',
  'asks.seller_id',
  'bids.buyer_id',
  'catalogue_changes.by_id',
  'claimed_coupons.user_id',
  'claims.buyer_id',
  'deposits.user_id',
  'drop_off_codes.seen_by',
  'files.owner_id',
  'identity_marks.user_id',
  'inspection_findings.inspector_id',
  'orders.buyer_id',
  'orders.seller_id',
  'payment_attempts.user_id',
  'payment_methods.user_id',
  'payouts.user_id',
  'person_acts.by_id',
  'person_acts.user_id',
  'reconciliations.begun_by',
  'recovery_codes.user_id',
  'refunds.user_id',
  'return_legs.seller_id',
  'second_factor_sessions.user_id',
  'second_factors.user_id',
  'staff_alerts.done_by',
  'staff_alerts.taken_by',
  'staff_roles.granted_by',
  'staff_roles.taken_by',
  'staff_roles.user_id',
  'standings.user_id',
  'stock_items.seller_id',
  'verifications.inspector_id',
  'wallet_transactions.user_id',
  'withdrawal_accounts.user_id',
];

const parts = (columns: readonly string[]) =>
  columns.map((column) => {
    const [table = '', name = ''] = column.split('.');
    return { table, name };
  });

const hasNothing = [
  ...parts(keepVisitor).map(({ table, name }) => `not exists (select from ${table} where ${name} = u.id)`),
  'not exists (select from wallets w where w.user_id = u.id and w.balance <> 0)',
].join('\n  and ');

const lockStatement = statement<{ id: UserId }, [Date, number]>(
  'old-visitors.lock',
  `select u.id from users u where u.is_anonymous and u.created_at < $1::timestamptz
  and ${hasNothing}
order by u.created_at limit $2::int for update skip locked`,
);

const goingWith = parts(goWithVisitor)
  .map(({ table, name }) => `${table}_gone as (delete from ${table} using gone where ${table}.${name} = gone.id)`)
  .join(',\n');

const deleteStatement = statement<unknown, [readonly UserId[]]>(
  'old-visitors.delete',
  `with gone as (select u.id, u.firebase_uid from users u where u.id = any($1::text[]) and u.is_anonymous
  and ${hasNothing}
), ${goingWith},
revocations_gone as (delete from revocations r using gone where r.firebase_uid = gone.firebase_uid)
delete from users u using gone where u.id = gone.id returning pg_notify('user', u.id)`,
);

/**
 * Deletes at most `limit` visitors without an account or a trade who came before a moment, with everything that names
 * them; returns their number. Two statements: a visitor who signs up holds the row until the first statement skips it,
 * or waits for the second and begins anew. What was written before the lock is seen by the second statement only.
 * Processes that remember the visitor hear of it on the channel `user`.
 */
export async function deleteOldVisitors(tx: Tx, before: Date, limit: number): Promise<number> {
  const locked = await many(tx, lockStatement, [before, limit]);
  if (locked.length === 0) return 0;
  return await touch(tx, deleteStatement, [locked.map(({ id }) => id)]);
}
