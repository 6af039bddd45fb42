import { createHmac } from 'node:crypto';
import { sameText } from '../../same-text.ts';

export type SignedWebhook = { readonly signature: unknown; readonly timestamp: unknown; readonly secret: string };

/**
 * Returns true when a parcel webhook comes from the courier service: hex HMAC-SHA256 of its timestamp
 * (`docs/providers.md#parcel-webhooks`). The signature does not cover the body, so the job fetches the tracking again
 * before acting.
 */
export function isTrackingMoreSignature({ signature, timestamp, secret }: SignedWebhook): boolean {
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return false;
  return sameText(signature.toLowerCase(), createHmac('sha256', secret).update(timestamp).digest('hex'));
}
