import { type CourierCode, courierCodes, isCourierCode } from '@suki/domain/delivery/couriers';
import { fieldsEn } from '@suki/domain/messages/fields.en';
import { validateTrackingNumber } from '@suki/domain/validators/tracking-number';

export type ParcelProblems = { readonly courier?: string; readonly number?: string };

type Checked =
  | { readonly ok: true; readonly parcel: { readonly courier: CourierCode; readonly trackingNumber: string } }
  | { readonly ok: false; readonly problems: ParcelProblems };

/** The parcel as the call wants it, or what is wrong with each field, all at once. Without a courier the number is read by the shape of any. */
export function parcelOf(courier: string, number: string): Checked {
  const known = isCourierCode(courier) ? courier : undefined;
  const checks = (known === undefined ? courierCodes : [known]).map((code) => validateTrackingNumber(code, number));
  const checked = checks.find(({ ok }) => ok) ?? checks[0];
  if (known !== undefined && checked?.ok) {
    return { ok: true, parcel: { courier: known, trackingNumber: checked.value } };
  }
  return {
    ok: false,
    problems: {
      ...(known === undefined ? { courier: fieldsEn['field.required'] } : {}),
      ...(checked?.ok ? {} : { number: fieldsEn['field.trackingNumber'] }),
    },
  };
}
