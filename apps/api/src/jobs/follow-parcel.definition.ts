import { TrackingId } from '@suki/contract/shared/brands';
import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Asks the courier service about a parcel: registers it the first time, and brings in what is new each time. */
export const followParcel = jobDefinition({ name: 'follow-parcel', payload: z.object({ trackingId: TrackingId }) });
