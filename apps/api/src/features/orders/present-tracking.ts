import type { Tracking as Answer } from '@suki/contract/orders/orders.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import type { Tracking } from '@suki/db/queries/trackings';
import { parcelLink } from '@suki/domain/delivery/couriers';
import { deliveryLabel, statusWords } from '@suki/domain/delivery/delivery-label';
import type { Role } from '@suki/domain/trade/view/role';
import type { z } from 'zod';

/**
 * Presents a parcel with the specification's label and its events, newest first. The buyer sees status and dates of the
 * seller's parcel only: its number opens the courier's page, and a scan's words and place tell where the seller lives.
 */
export function presentTracking(tracking: Tracking, role: Role): z.output<typeof Answer> {
  const { id, leg, courier, trackingNumber, trackingUrl, deliveryStatus, substatus, events } = tracking;
  const isOthers = role === 'buyer' && leg === 'inbound';
  return withSpecificationNames('tracking', {
    id,
    leg,
    courier,
    trackingNumber: isOthers ? null : trackingNumber,
    // The tracking service names the courier's front page only.
    trackingUrl: isOthers ? null : (parcelLink(courier, trackingNumber) ?? trackingUrl),
    deliveryStatus,
    substatus,
    label: deliveryLabel(deliveryStatus, substatus),
    events: events.map(({ at, status, detail, place }) => ({
      at: at.toISOString(),
      status,
      detail: isOthers ? statusWords(status) : detail,
      place: isOthers ? null : place,
    })),
  });
}

/** Hides the parcel to the buyer from the seller: its scans and its page at the courier tell where the buyer lives. */
export function maySeeParcel(role: Role, { leg }: Pick<Tracking, 'leg'>): boolean {
  return role !== 'seller' || leg === 'inbound';
}
