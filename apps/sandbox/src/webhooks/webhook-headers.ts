import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Credentials } from '../credentials.ts';
import type { Webhook } from './webhook.record.ts';

/**
 * TrackingMore's signature: lower-case hex HMAC-SHA256 with the webhook secret as key and the timestamp as message.
 */
export function signTimestamp(timestampText: string, secret: string): string {
  return createHmac('sha256', secret).update(timestampText).digest('hex');
}

/** Headers that prove a webhook to the API. TrackingMore signs the moment of sending. */
export function webhookHeaders(
  webhook: Webhook,
  options: { credentials: Credentials; clock: Clock },
): Record<string, string> {
  const { credentials, clock } = options;
  if (webhook.provider === 'xendit') {
    return { 'x-callback-token': credentials.xenditCallbackToken, 'webhook-id': webhook.id };
  }
  const timestampText = String(Math.floor(clock.now() / 1000));
  return { timestamp: timestampText, signature: signTimestamp(timestampText, credentials.trackingMoreWebhookSecret) };
}
