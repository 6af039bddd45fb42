import { createHash } from 'node:crypto';
import { receiveWebhookEvent } from '@suki/db/queries/webhook-events';
import type { Handler } from '../../http/handler.ts';
import { keptOfWebhook } from '../../http/kept-of-webhook.ts';

/** The job reads the number. Names and addresses of people come with the webhook and are left out. */
const keptFields = ['tracking_number', 'courier_code', 'delivery_status', 'substatus'];

/** `POST /webhook/trackingmore`: verified before the body is read, stored once, answered; the job does the rest. */
export const receiveCourierWebhook: Handler<'receiveCourierWebhook'> = async ({ body }, { pool, clock }) => {
  // The service sends no id of a delivery, so equal content is taken for one event.
  const providerEventId = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const kept = keptOfWebhook(body, keptFields);
  const news = { provider: 'trackingmore', providerEventId, kind: 'tracking', body: kept } as const;
  await receiveWebhookEvent(pool, news, clock.now());
  return { done: true as const };
};
