import { normaliseTrackingNumber } from '../../validators/tracking-number.ts';
import type { OrderStatus } from '../facts/statuses.ts';
import { isStopped, type Obstacle } from './obstacle.ts';

/** Places for a parcel that left us for a buyer and is at our door again. */
export type ParcelBackPlace = 'stopped' | 'unpaid' | 'send_again' | 'untold' | 'done' | 'ours';

/**
 * Returns the place of a returned parcel, by its order: put aside while the order stands still, kept until its second
 * way is paid, packed again, kept until the courier reports the return, put aside where the order was done, taken into
 * our own stock where the order ended (E72, E73, E79; docs/lifecycle.md#returned-parcels).
 */
export function placeOfParcelBack(status: OrderStatus, obstacle: Obstacle | null): ParcelBackPlace {
  if (isStopped(obstacle)) {
    return 'stopped';
  }
  if (status === 'transaction_closed') {
    return 'ours';
  }
  if (status === 'transaction_successful') {
    return 'done';
  }
  if (status !== 'platform_to_ship') {
    return 'untold';
  }
  return obstacle === 'parcel_back' ? 'unpaid' : 'send_again';
}

type Parcel = { readonly leg: 'inbound' | 'outbound'; readonly trackingNumber: string | null };

/** Returns true for a scanned code of a parcel that we had sent out (E72; docs/lifecycle.md#returned-parcels). */
export function isParcelBack(trackings: readonly Parcel[], code: string): boolean {
  const numbers = [code, normaliseTrackingNumber(code)];
  const found = trackings.filter(({ trackingNumber }) => trackingNumber !== null && numbers.includes(trackingNumber));
  return found.some(({ leg }) => leg === 'outbound') && found.every(({ leg }) => leg === 'outbound');
}
