import type { PeriodName } from '@suki/domain/config/retention.table';
import type { Pool } from 'pg';
import { type Statement, statement, touch } from '../statement.ts';
import { withTransaction } from '../tx.ts';
import { deleteOldVisitors } from './old-visitors.ts';

type Old = { readonly table: string; readonly at: string; readonly only?: string };
type DeleteStatement = Statement<unknown, [Date, number]>;

/** SQL that deletes the oldest rows, found by the index of `at`. Rows that are held elsewhere wait for a night. */
const oldest = (name: string, { table, at, only = '' }: Old): DeleteStatement =>
  statement(
    `old-rows.${name}`,
    `delete from ${table} old where old.ctid = any (array(
  select o.ctid from ${table} o where o.${at} < $1::timestamptz${only === '' ? '' : ` and ${only}`}
  order by o.${at} limit $2::int for update skip locked))`,
  );

const givenUpStatement: DeleteStatement = statement(
  'old-rows.given-up-jobs',
  `select done.id from graphile_worker.complete_jobs(array(
  select j.id from graphile_worker.jobs j
  where j.attempts >= j.max_attempts and j.locked_at is null and j.updated_at < $1::timestamptz limit $2::int)) done`,
);

const statements: { readonly [Name in Exclude<PeriodName, 'visitors'>]: DeleteStatement } = {
  answers: oldest('answers', { table: 'idempotency_keys', at: 'created_at' }),
  codes: oldest('codes', { table: 'one_time_codes', at: 'expires_at' }),
  verificationMails: oldest('verification-mails', { table: 'verification_mails', at: 'created_at' }),
  codeEvents: oldest('code-events', { table: 'code_events', at: 'at' }),
  dropOffCodes: oldest('drop-off-codes', { table: 'drop_off_codes', at: 'expires_at' }),
  messages: oldest('messages', { table: 'messages', at: 'created_at' }),
  parcelNews: oldest('parcel-news', { table: 'tracking_events', at: 'at' }),
  handledAlerts: oldest('handled-alerts', { table: 'staff_alerts', at: 'done_at' }),
  handledWebhooks: oldest('handled-webhooks', { table: 'webhook_events', at: 'handled_at' }),
  unhandledWebhooks: oldest('unhandled-webhooks', {
    table: 'webhook_events',
    at: 'received_at',
    only: 'o.handled_at is null',
  }),
  unlinkedMethods: oldest('unlinked-methods', {
    table: 'payment_methods',
    at: 'unlinked_at',
    only: 'not exists (select from payment_attempts t where t.payment_method_id = o.id)',
  }),
  deletedAccounts: oldest('deleted-accounts', {
    table: 'withdrawal_accounts',
    at: 'deleted_at',
    only: 'not exists (select from payouts p where p.withdrawal_account_id = o.id)',
  }),
  removedKept: oldest('removed-kept', { table: 'kept_entries', at: 'deleted_at' }),
  searches: oldest('searches', { table: 'kept_entries', at: 'updated_at', only: "o.kind = 'search'" }),
  seenItems: oldest('seen-items', { table: 'kept_entries', at: 'updated_at', only: "o.kind = 'seen_item'" }),
  oldNotices: oldest('old-notices', { table: 'kept_entries', at: 'updated_at', only: "o.kind = 'arrival_notice'" }),
  itemEvents: oldest('item-events', { table: 'item_events', at: 'at' }),
  pairsNotSeen: oldest('pairs-not-seen', { table: 'viewed_together', at: 'seen_at' }),
  givenUpJobs: givenUpStatement,
};

/**
 * Deletes at most `limit` rows of one kind whose period began before a moment, in a transaction of its own; returns
 * their number.
 */
export async function deleteOldRows(pool: Pool, name: PeriodName, before: Date, limit: number): Promise<number> {
  return await withTransaction(pool, (tx) =>
    name === 'visitors' ? deleteOldVisitors(tx, before, limit) : touch(tx, statements[name], [before, limit]),
  );
}
