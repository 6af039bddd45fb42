import { createHash } from 'node:crypto';
import { receiveWebhookEvent } from '@suki/db/queries/webhook-events';
import type { Handler } from '../../http/handler.ts';
import { keptOfWebhook } from '../../http/kept-of-webhook.ts';

/** Fields that the job reads, or that help a later investigation. The destination of a payout is left out. */
const keptFields = [
  'id',
  'reference_id',
  'payment_request_id',
  'status',
  'amount',
  'currency',
  'failure_code',
  'created',
  'updated',
];

/** `POST /webhook/xendit`: verified before its body was read, stored once, answered at once; the job does the rest. */
export const receiveXenditWebhook: Handler<'receiveXenditWebhook'> = async ({ body, headers }, { pool, clock }) => {
  const providerEventId = deliveryId(headers['webhook-id'], body);
  const kept = keptOfWebhook(body, keptFields);
  const news = { provider: 'xendit', providerEventId, kind: body.event, body: kept } as const;
  await receiveWebhookEvent(pool, news, clock.now());
  return { done: true as const };
};

/** The gateway's id of the delivery, which its repetitions share. Without an id, equal content is one event. */
function deliveryId(header: string | string[] | undefined, body: unknown): string {
  const isUsable = typeof header === 'string' && header.length > 0 && header.length <= 128;
  return isUsable ? header : createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
