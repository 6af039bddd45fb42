import type { Pool } from 'pg';
import { webhookJobs } from '../jobs.table.ts';
import { webhookEvents } from '../schema/payments.ts';
import { columnsOf, type Db, first, json, notWaitedFor, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { jobSql, payloadSql } from './jobs.ts';

export type WebhookEvent = typeof webhookEvents.$inferSelect;
export type NewWebhookEvent = Pick<WebhookEvent, 'provider' | 'providerEventId' | 'kind' | 'body'>;

const columns = columnsOf(webhookEvents, 'w');

const receiveStatement = statement<{ id: string }, [string, string, string, string, Date, string]>(
  'webhook-events.receive',
  `with received as (
  insert into webhook_events (id, provider, provider_event_id, kind, body, received_at)
  values (new_id('evt'), $1, $2, $3, $4::jsonb, $5)
  on conflict (provider, provider_event_id) do nothing
  returning id
)
select id, ${jobSql({ name: '$6::text', payload: payloadSql(webhookJobs.xendit, 'id'), key: `$6::text || ':' || id` })} as job from received`,
);

/**
 * Stores a webhook of a hosted service once, by the service's own id, with the job that handles it; a redelivery
 * changes nothing. One statement, so it is a transaction by itself.
 */
export async function receiveWebhookEvent(db: Db, event: NewWebhookEvent, at: Date): Promise<void> {
  const { provider, providerEventId, kind, body } = event;
  await touch(db, receiveStatement, [provider, providerEventId, kind, json(body), at, webhookJobs[provider]]);
}

const byIdStatement = statement<WebhookEvent, [string]>(
  'webhook-events.by-id',
  `select ${columns} from webhook_events w where w.id = $1::text`,
);

export async function webhookEventById(db: Db, id: string): Promise<WebhookEvent | undefined> {
  return await first(db, byIdStatement, [id]);
}

const handledStatement = statement<unknown, [string, Date]>(
  'webhook-events.mark-handled',
  `update webhook_events set handled_at = $2::timestamptz where id = $1::text and handled_at is null returning ${notWaitedFor}`,
);

/** Marks an event as handled, after its effects: an event without its mark is handled again without effect. */
export async function markWebhookHandled(pool: Pool, id: string, at: Date): Promise<void> {
  await touch(pool, handledStatement, [id, at]);
}

// Without this the queue would keep the failed job beside the new one, for people to look at.
const forgetStatement = statement<unknown, [string, string, Date, Date]>(
  'webhook-events.forget-given-up',
  `select graphile_worker.complete_jobs(array_agg(j.id))
from webhook_events w join graphile_worker.jobs j on j.key = $2::text || ':' || w.id
where w.handled_at is null and w.provider = $1::text and w.received_at > $3::timestamptz and w.received_at < $4::timestamptz
  and j.attempts >= j.max_attempts and j.locked_at is null
having count(*) > 0`,
);

// A job that waits for its next try is left alone. A job that gave up, or was lost, starts anew.
const requeueStatement = statement<unknown, [string, string, Date, Date, number]>(
  'webhook-events.requeue',
  `select ${jobSql({ name: '$2::text', payload: payloadSql(webhookJobs.xendit, 'w.id'), key: "$2::text || ':' || w.id" })}
from webhook_events w
where w.handled_at is null and w.provider = $1::text and w.received_at > $3::timestamptz and w.received_at < $4::timestamptz
  and not exists (select from graphile_worker.jobs j where j.key = $2::text || ':' || w.id and (j.attempts < j.max_attempts or j.locked_at is not null))
order by w.received_at limit $5::int`,
);

export type Unhandled = {
  readonly provider: WebhookEvent['provider'];
  readonly after: Date;
  readonly before: Date;
  readonly limit: number;
};

/** Queues unhandled events that have no job: the job gave up, or a process died in between. Returns their number. */
export async function requeueWebhookEvents(tx: Tx, unhandled: Unhandled): Promise<number> {
  const { provider, after, before, limit } = unhandled;
  const jobName = webhookJobs[provider];
  await touch(tx, forgetStatement, [provider, jobName, after, before]);
  return await touch(tx, requeueStatement, [provider, jobName, after, before, limit]);
}
