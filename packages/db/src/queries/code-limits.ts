import type { CodeAlertEvent } from '@suki/domain/alerts/alert-events';
import { DAY_MS } from '@suki/domain/config/durations';
import type { UserId } from '@suki/domain/ids/id';
import { manilaDate, manilaMoment } from '@suki/domain/time/manila';
import type { SentCodes } from '@suki/domain/users/code-limits';
import { exactlyOne, many, statement, touch } from '../statement.ts';
import { alertEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';

/** Class of the advisory locks below; no other lock of two numbers uses it (leases have their own). */
const LOCK_CLASS = 7_305;

const lockSendingStatement = statement<unknown, []>(
  'code-limits.lock-sending',
  `select pg_advisory_xact_lock(${LOCK_CLASS}, 0)`,
);

/**
 * Lets one sending after the other count, until the end of the transaction: the day's codes are one number for all.
 * Under a millisecond each, for 2,000 a day.
 */
export async function lockCodeSending(tx: Tx): Promise<void> {
  await touch(tx, lockSendingStatement, []);
}

const lockTriesStatement = statement<unknown, [UserId]>(
  'code-limits.lock-tries',
  `select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext($1::text))`,
);

/** Lets one try of a person after the other count, until the end of the transaction. */
export async function lockCodeTries(tx: Tx, userId: UserId): Promise<void> {
  await touch(tx, lockTriesStatement, [userId]);
}

const sentStatement = statement<SentCodes, [UserId, string, Date, Date]>(
  'code-limits.sent',
  `select
  array(select at from code_events where kind = 'sent' and target_mark = $2::text and at > $3::timestamptz) as "toNumber",
  array(select at from code_events where kind = 'sent' and user_id = $1::text and at > $3::timestamptz) as "byPerson",
  (select count(*)::int from code_events where kind = 'sent' and at >= $4::timestamptz) as today`,
);

/** Counts codes that were sent before. Call it under `lockCodeSending`. */
export async function codesSent(
  tx: Tx,
  { userId, targetMark }: { readonly userId: UserId; readonly targetMark: string },
  now: Date,
): Promise<SentCodes> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return await exactlyOne(tx, sentStatement, [userId, targetMark, dayAgo, manilaMoment(manilaDate(now), 0)]);
}

const wrongStatement = statement<{ at: Date }, [UserId, Date]>(
  'code-limits.wrong-tries',
  `select at from code_events where kind = 'wrong' and user_id = $1::text and at > $2::timestamptz`,
);

/** Returns the moments of a person's wrong tries within a day. Call it under `lockCodeTries`. */
export async function wrongTriesOf(tx: Tx, userId: UserId, now: Date): Promise<readonly Date[]> {
  return (await many(tx, wrongStatement, [userId, new Date(now.getTime() - DAY_MS)])).map(({ at }) => at);
}

const noteStatement = statement<unknown, [string, UserId, string, Date]>(
  'code-limits.note',
  'insert into code_events (kind, user_id, target_mark, at) values ($1, $2, $3, $4)',
);

export type CodeEvent = {
  readonly kind: 'sent' | 'wrong';
  readonly userId: UserId;
  /** A keyed hash of the number. */
  readonly targetMark: string;
  readonly at: Date;
};

export async function noteCodeEvent(tx: Tx, { kind, userId, targetMark, at }: CodeEvent): Promise<void> {
  await touch(tx, noteStatement, [kind, userId, targetMark, at]);
}

const alertStatement = statement<unknown, [CodeAlertEvent, string, Date]>(
  'code-limits.alert',
  `with raised as (
  insert into staff_alerts (id, queue, event, entity, entity_id, at)
  values (new_id('alr'), 'support', $1, 'code_budget', $2, $3::timestamptz)
  on conflict (entity_id, event) where done_at is null do nothing
  returning id
)
select ${alertEvent('raised')} from raised`,
);

/** Tells support about the codes of the day, by Manila's calendar. */
export async function raiseCodeAlert(tx: Tx, event: CodeAlertEvent, at: Date): Promise<void> {
  await touch(tx, alertStatement, [event, manilaDate(at), at]);
}
