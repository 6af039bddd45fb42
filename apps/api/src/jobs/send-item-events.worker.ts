import { itemEventsOfBatch } from '@suki/db/queries/item-events';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

/** Tells the hosted index about the events of one call, without which it cannot learn what people choose. */
export const sendItemEvents: JobWorker<'send-item-events'> = {
  payload: z.object({ batchId: z.string() }),
  work: async ({ batchId }, { pool, insights }) => {
    const events = await itemEventsOfBatch(pool, batchId);
    if (insights !== null && events.length > 0) await insights.send(events);
  },
};
