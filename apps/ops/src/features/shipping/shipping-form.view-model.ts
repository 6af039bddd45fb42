import { type CourierCode, isCourierCode } from '@suki/domain/delivery/couriers';
import { fieldsEn } from '@suki/domain/messages/fields.en';
import { validateTrackingNumber } from '@suki/domain/validators/tracking-number';

export type ParcelErrors = { readonly courier?: string | undefined; readonly trackingNumber?: string | undefined };

type Typed = { readonly courier: string; readonly trackingNumber: string };

type Parcel = { readonly courier: CourierCode; readonly trackingNumber: string };

type Checked = { readonly ok: true; readonly parcel: Parcel } | { readonly ok: false; readonly errors: ParcelErrors };

/** The parcel as the call wants it, or what is wrong with each field. */
export function parcelOf({ courier, trackingNumber }: Typed): Checked {
  const number = validateTrackingNumber(courier, trackingNumber);
  if (!isCourierCode(courier)) {
    return { ok: false, errors: { courier: 'Choose the courier who takes the parcel.' } };
  }
  return number.ok
    ? { ok: true, parcel: { courier, trackingNumber: number.value } }
    : { ok: false, errors: { trackingNumber: fieldsEn['field.trackingNumber'] } };
}
