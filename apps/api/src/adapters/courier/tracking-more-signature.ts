import { createHmac } from 'node:crypto';
import { webhookFreshnessMs } from '@suki/domain/config/webhooks';
import { sameText } from '../../same-text.ts';

export type SignedWebhook = {
  readonly signature: unknown;
  /** Seconds since 1970. */
  readonly timestamp: unknown;
  readonly secret: string;
  /** Real time, which the service signs. */
  readonly now: Date;
};

/**
 * Returns true when a parcel webhook comes from the courier service: hex HMAC-SHA256 of its timestamp
 * (`docs/providers.md#parcel-webhooks`). The signature does not cover the body, so the job fetches the tracking again
 * before acting, and a pair that somebody overheard counts for minutes only.
 */
export function isTrackingMoreSignature({ signature, timestamp, secret, now }: SignedWebhook): boolean {
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return false;
  if (!/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) * 1000 - now.getTime()) > webhookFreshnessMs) return false;
  return sameText(signature.toLowerCase(), createHmac('sha256', secret).update(timestamp).digest('hex'));
}
