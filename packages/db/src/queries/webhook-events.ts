import { webhookEvents } from '../schema/payments.ts';
import { columnsOf, type Db, first, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type WebhookEvent = typeof webhookEvents.$inferSelect;
export type NewWebhookEvent = Pick<WebhookEvent, 'provider' | 'providerEventId' | 'kind' | 'body'>;

const columns = columnsOf(webhookEvents, 'w');

const storeStatement = statement<WebhookEvent, [string, string, string, string, Date]>(
  'webhook-events.store',
  `insert into webhook_events as w (id, provider, provider_event_id, kind, body, received_at)
values (new_id('evt'), $1, $2, $3, $4::jsonb, $5)
on conflict (provider, provider_event_id) do nothing
returning ${columns}`,
);

const existingStatement = statement<WebhookEvent, [string, string]>(
  'webhook-events.by-provider-id',
  `select ${columns} from webhook_events w where w.provider = $1::text and w.provider_event_id = $2::text`,
);

/**
 * Stores what a hosted service told us, once by the service's own id. `isNew: false` for a redelivery; whether the first one was handled
 * says `handledAt`.
 */
export async function storeWebhookEvent(
  tx: Tx,
  event: NewWebhookEvent,
  at: Date,
): Promise<{ event: WebhookEvent; isNew: boolean }> {
  const { provider, providerEventId, kind, body } = event;
  const stored = await first(tx, storeStatement, [provider, providerEventId, kind, json(body), at]);
  if (stored !== undefined) return { event: stored, isNew: true };
  const existing = await first(tx, existingStatement, [provider, providerEventId]);
  if (existing === undefined)
    throw new Error(`Expected webhook event ${provider} ${providerEventId} to be stored, but it is gone.`);
  return { event: existing, isNew: false };
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
  `update webhook_events set handled_at = $2::timestamptz where id = $1::text and handled_at is null`,
);

/** Marks an event as dealt with, after what it brought: an event whose mark is lost is dealt with once more, which changes nothing. */
export async function markWebhookHandled(db: Db, id: string, at: Date): Promise<void> {
  await touch(db, handledStatement, [id, at]);
}

const openStatement = statement<WebhookEvent, [Date, number]>(
  'webhook-events.open',
  `select ${columns} from webhook_events w where w.handled_at is null and w.received_at < $1::timestamptz order by w.received_at limit $2::int`,
);

/** Events received before `before` that nobody has handled: a process died in between. */
export async function openWebhookEvents(db: Db, before: Date, limit: number): Promise<readonly WebhookEvent[]> {
  return await many(db, openStatement, [before, limit]);
}
