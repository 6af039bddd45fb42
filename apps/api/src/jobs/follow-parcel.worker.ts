import { TrackingId } from '@suki/contract/shared/brands';
import { z } from 'zod';
import { fetchNewsOfParcel } from '../features/parcels/fetch-news-of-parcel.ts';
import type { JobWorker } from './job-worker.ts';

export const followParcel: JobWorker<'follow-parcel'> = {
  payload: z.object({ trackingId: TrackingId }),
  work: ({ trackingId }, dependencies) => fetchNewsOfParcel(trackingId, dependencies),
};
