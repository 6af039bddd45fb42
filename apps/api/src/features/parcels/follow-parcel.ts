import { addJob } from '@suki/db/queries/jobs';
import { orderById } from '@suki/db/queries/orders';
import { insertTracking, trackingsOfOrder } from '@suki/db/queries/trackings';
import type { Tx } from '@suki/db/tx';
import type { OrderId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { followParcel as job } from '../../jobs/follow-parcel.definition.ts';

type Parcel = { readonly orderId: OrderId; readonly leg: 'inbound' | 'outbound' };

/** Keeps the parcel that the order now names for this leg, and writes the job that registers it with the courier service. */
export async function followParcel(
  tx: Tx,
  { orderId, leg }: Parcel,
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
): Promise<void> {
  const order = await orderById(tx, orderId);
  const courier = leg === 'inbound' ? order?.inboundCourier : order?.outboundCourier;
  const trackingNumber = leg === 'inbound' ? order?.inboundTrackingNumber : order?.outboundTrackingNumber;
  if (courier == null || trackingNumber == null) return;
  const parcel = { id: ids.next('trk'), orderId, leg, courier, trackingNumber, trackingUrl: null };
  await insertTracking(tx, { ...parcel, deliveryStatus: 'pending' }, clock.now());
  const stored = (await trackingsOfOrder(tx, orderId)).find((tracking) => tracking.leg === leg);
  if (stored !== undefined) {
    await addJob(tx, job.name, { trackingId: stored.id }, `${job.name}:${stored.id}`);
  }
}
