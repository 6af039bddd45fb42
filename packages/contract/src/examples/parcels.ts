import { type CourierCode, couriers, parcelLink } from '@suki/domain/delivery/couriers';
import { deliveryLabel } from '@suki/domain/delivery/delivery-label';
import type { z } from 'zod';
import type { Tracking } from '../orders/orders.schemas.ts';
import { withSpecificationNames } from '../shared/specification-names.ts';
import { ids } from './ids.ts';
import { at } from './moments.ts';

type Answer = z.output<typeof Tracking>;

const [lbc, ninja] = [couriers[0].code, couriers[1].code];

/** Sam reports the parcel to the warehouse, and the warehouse the one to Bea. */
export const inboundParcel: { courier: CourierCode; trackingNumber: string } = {
  courier: lbc,
  trackingNumber: '1712 3456 7890',
};
export const outboundParcel: { courier: CourierCode; trackingNumber: string } = {
  courier: ninja,
  trackingNumber: 'NVPHSUKI000124',
};

/** Sam's parcel, just reported or already delivered at the warehouse. */
export function inbound(isHere: boolean): Answer {
  const deliveryStatus = isHere ? 'delivered' : 'pending';
  return withSpecificationNames('tracking', {
    id: ids.inbound,
    leg: 'inbound',
    courier: inboundParcel.courier,
    trackingNumber: inboundParcel.trackingNumber.replaceAll(' ', ''),
    trackingUrl: parcelLink(inboundParcel.courier, inboundParcel.trackingNumber.replaceAll(' ', '')),
    deliveryStatus,
    substatus: null,
    label: deliveryLabel(deliveryStatus, null),
    events: isHere ? [{ at: at.received, status: 'delivered', detail: 'Delivered', place: 'Parañaque City' }] : [],
  });
}

export function outbound(isDelivered: boolean): Answer {
  const deliveryStatus = isDelivered ? 'delivered' : 'transit';
  const sent = { at: at.shipped, status: 'transit', detail: 'Picked up by the courier', place: 'Parañaque City' };
  const done = { at: at.delivered, status: 'delivered', detail: 'Delivered', place: 'City of Makati' };
  return withSpecificationNames('tracking', {
    id: ids.outbound,
    leg: 'outbound',
    ...outboundParcel,
    trackingUrl: parcelLink(outboundParcel.courier, outboundParcel.trackingNumber),
    deliveryStatus,
    substatus: null,
    label: deliveryLabel(deliveryStatus, null),
    events: isDelivered ? [done, sent] : [sent],
  });
}
