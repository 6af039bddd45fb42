import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { couriers } from './couriers.table.ts';
import { type Parcel, parcelFields } from './parcel.record.ts';
import type { MetaCode } from './tracking-more-answer.ts';

export const parcelInput = parcelFields.extend({
  tracking_number: z.string().nullish(),
  courier_code: z.string().nullish(),
});

/**
 * Starts to watch a parcel, or returns TrackingMore's code for the refusal. A new parcel is `pending` until it is
 * moved.
 */
export function createParcel(
  context: SandboxContext,
  input: z.infer<typeof parcelInput>,
): { parcel: Parcel } | { refusal: MetaCode } {
  const { tracking_number: number, courier_code: courier, ...fields } = input;
  if (!number) {
    return { refusal: 'numberMissing' };
  }
  if (!/^[0-9A-Za-z-]{5,40}$/.test(number)) {
    return { refusal: 'numberInvalid' };
  }
  if (!courier || !couriers.some((row) => row.code === courier)) {
    return { refusal: 'courierInvalid' };
  }
  const { store, clock } = context;
  if (store.state.parcels.some((row) => row.trackingNumber === number && row.courierCode === courier)) {
    return { refusal: 'alreadyExists' };
  }
  const now = timestamp(clock);
  const parcel: Parcel = {
    id: createHash('md5').update(randomUUID()).digest('hex'),
    trackingNumber: number,
    courierCode: courier,
    fields,
    status: 'pending',
    substatus: 'pending001',
    isArchived: false,
    events: [],
    createdAt: now,
    updatedAt: now,
  };
  store.state.parcels.push(parcel);
  store.changed();
  return { parcel };
}
