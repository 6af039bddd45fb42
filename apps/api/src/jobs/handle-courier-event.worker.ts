import { trackingByNumber } from '@suki/db/queries/trackings';
import { markWebhookHandled, webhookEventById } from '@suki/db/queries/webhook-events';
import { z } from 'zod';
import { fetchNewsOfParcel } from '../features/parcels/fetch-news-of-parcel.ts';
import { trackingNumberOf } from '../features/parcels/tracking-number-of.ts';
import type { JobWorker } from './job-worker.ts';

/** The signature does not cover the body, so the parcel is fetched before anything is believed. */
export const handleCourierEvent: JobWorker<'handle-courier-event'> = {
  payload: z.object({ eventId: z.string() }),
  work: async ({ eventId }, dependencies) => {
    const { pool, clock } = dependencies;
    const event = await webhookEventById(pool, eventId);
    if (event === undefined || event.handledAt !== null) return;
    const trackingNumber = trackingNumberOf(z.looseObject({}).parse(event.body));
    const tracking = trackingNumber === null ? undefined : await trackingByNumber(pool, trackingNumber);
    if (tracking !== undefined) await fetchNewsOfParcel(tracking.id, dependencies);
    await markWebhookHandled(pool, eventId, clock.now());
  },
};
