import { trackingById } from '@suki/db/queries/trackings';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { recordCourierReport } from '../features/parcels/record-courier-report.ts';
import { CourierError, type Parcel } from '../ports/courier.ts';
import type { followParcel } from './follow-parcel.definition.ts';

/** A number that the service refuses is not asked about again: the scan that never comes ends it (T9b). */
export async function handleFollowParcel(
  { trackingId }: z.output<typeof followParcel.payload>,
  dependencies: Dependencies,
): Promise<void> {
  const { pool, courier, log } = dependencies;
  const tracking = await trackingById(pool, trackingId);
  if (tracking === undefined) return;
  const { trackingNumber, courier: courierCode, orderId } = tracking;
  let parcel: Parcel | undefined;
  try {
    parcel =
      tracking.courierTrackingId === null
        ? await courier.createTracking({ trackingNumber, courierCode, orderNumber: orderId, title: `Suki ${orderId}` })
        : await courier.getTracking({ trackingNumber, courierCode });
  } catch (error) {
    if (!(error instanceof CourierError && error.isInputRefused)) throw error;
    log.warn({ trackingId, error: error.message }, 'The courier service refuses this parcel.');
  }
  if (parcel !== undefined) await recordCourierReport(tracking, parcel, dependencies);
}
