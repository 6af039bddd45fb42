import { type CourierCode, courierCodes, isCourierCode } from '@suki/domain/delivery/couriers';
import { fieldsEn } from '@suki/domain/messages/fields.en';
import { validateTrackingNumber } from '@suki/domain/validators/tracking-number';

export type ParcelErrors = { readonly courier?: string | undefined; readonly trackingNumber?: string | undefined };

type Typed = { readonly courier: string; readonly trackingNumber: string };

type Parcel = { readonly courier: CourierCode; readonly trackingNumber: string };

type Checked = { readonly ok: true; readonly parcel: Parcel } | { readonly ok: false; readonly errors: ParcelErrors };

/** The parcel as the call wants it, or what is wrong with each field, all at once. Without a courier the number is read by the shape of any. */
export function parcelOf({ courier, trackingNumber }: Typed): Checked {
  const known = isCourierCode(courier) ? courier : undefined;
  const checks = (known === undefined ? courierCodes : [known]).map((code) =>
    validateTrackingNumber(code, trackingNumber),
  );
  const number = checks.find(({ ok }) => ok) ?? checks[0];
  if (known !== undefined && number?.ok) {
    return { ok: true, parcel: { courier: known, trackingNumber: number.value } };
  }
  return {
    ok: false,
    errors: {
      ...(known !== undefined ? {} : { courier: 'Choose the courier who takes the parcel.' }),
      ...(number?.ok ? {} : { trackingNumber: fieldsEn['field.trackingNumber'] }),
    },
  };
}
