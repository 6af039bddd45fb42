import { MINUTE_MS } from './durations.ts';

/** A signed moment of a parcel webhook counts this long before and after: TrackingMore sends at once. */
export const webhookFreshnessMs = 5 * MINUTE_MS;

/**
 * Webhooks a minute that a hosted service may send; the next one is answered with 429 and sent again by the service. A
 * parcel has about ten reports in its life. A drop sells some 50 pairs a second, each with a webhook of its payment.
 */
export const webhooksPerMinute = { trackingMore: 600, xendit: 6_000 } as const;
