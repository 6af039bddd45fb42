import { trackingByNumber } from '@suki/db/queries/trackings';
import { markWebhookHandled, webhookEventById } from '@suki/db/queries/webhook-events';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { trackingNumberOf } from '../features/parcels/tracking-number-of.ts';
import { handleFollowParcel } from './follow-parcel.handler.ts';
import type { handleCourierEvent } from './handle-courier-event.definition.ts';

/** The signature does not cover the body, so the parcel is fetched before anything is believed. */
export async function handleCourierWebhook(
  { eventId }: z.output<typeof handleCourierEvent.payload>,
  dependencies: Dependencies,
): Promise<void> {
  const { pool, clock } = dependencies;
  const event = await webhookEventById(pool, eventId);
  if (event === undefined || event.handledAt !== null) return;
  const trackingNumber = trackingNumberOf(z.looseObject({}).parse(event.body));
  const tracking = trackingNumber === null ? undefined : await trackingByNumber(pool, trackingNumber);
  if (tracking !== undefined) await handleFollowParcel({ trackingId: tracking.id }, dependencies);
  await markWebhookHandled(pool, eventId, clock.now());
}
