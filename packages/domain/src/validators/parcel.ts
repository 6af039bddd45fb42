import { type CourierCode, courierCodes, isCourierCode } from '../delivery/couriers.ts';
import { validateTrackingNumber } from './tracking-number.ts';

export type ParcelCheck =
  | { readonly ok: true; readonly parcel: { readonly courier: CourierCode; readonly trackingNumber: string } }
  | { readonly ok: false; readonly isCourierMissing: boolean; readonly isNumberWrong: boolean };

/**
 * Validates courier and number of a parcel, and returns them in the form that a call takes, or the errors of both.
 * Without a courier the number has to fit any courier's pattern (E46, E67; docs/lifecycle.md#shipping).
 */
export function validateParcel({
  courier,
  trackingNumber,
}: Readonly<Record<'courier' | 'trackingNumber', string>>): ParcelCheck {
  const known = isCourierCode(courier) ? courier : undefined;
  const checks = (known === undefined ? courierCodes : [known]).map((code) =>
    validateTrackingNumber(code, trackingNumber),
  );
  const number = checks.find(({ ok }) => ok) ?? checks[0];
  return known !== undefined && number?.ok
    ? { ok: true, parcel: { courier: known, trackingNumber: number.value } }
    : { ok: false, isCourierMissing: known === undefined, isNumberWrong: number?.ok !== true };
}
