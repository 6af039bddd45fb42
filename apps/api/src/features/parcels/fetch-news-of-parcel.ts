import { storeCourierReport, type Tracking, trackingById } from '@suki/db/queries/trackings';
import { withTransaction } from '@suki/db/tx';
import { isOutdated } from '@suki/domain/parcels/courier-status';
import type { Dependencies } from '../../dependencies.ts';
import { CourierError, type Parcel } from '../../ports/courier.ts';
import { recordCourierReport } from './record-courier-report.ts';

/**
 * Asks the courier service about a parcel and stores its new events. A number that the service refuses or lacks is
 * noted, and is asked about again with the next look at all parcels; a parcel without any scan is ended by its
 * `first_scan` timer. Earlier events of the parcel stay.
 */
export async function fetchNewsOfParcel(trackingId: Tracking['id'], dependencies: Dependencies): Promise<void> {
  const { pool, clock } = dependencies;
  const tracking = await trackingById(pool, trackingId);
  if (tracking === undefined) return;
  const parcel = await askAbout(tracking, dependencies);
  if (parcel !== undefined) return await recordCourierReport(tracking, parcel, dependencies);
  const notFound = { deliveryStatus: 'notfound', substatus: null };
  const { deliveryStatus, substatus } = isOutdated(tracking, notFound) ? tracking : notFound;
  const unknown = { deliveryStatus, substatus, events: [] };
  await withTransaction(pool, async (tx) => void (await storeCourierReport(tx, trackingId, unknown, clock.now())));
}

async function askAbout(tracking: Tracking, { courier, log }: Dependencies): Promise<Parcel | undefined> {
  const { trackingNumber, courier: courierCode, orderId } = tracking;
  try {
    return tracking.courierTrackingId === null
      ? await courier.createTracking({ trackingNumber, courierCode, orderNumber: orderId, title: `Suki ${orderId}` })
      : await courier.getTracking({ trackingNumber, courierCode });
  } catch (error) {
    if (!(error instanceof CourierError && error.isInputRefused)) throw error;
    log.warn({ trackingId: tracking.id, error: error.message }, 'The courier service refuses this parcel.');
    return undefined;
  }
}
