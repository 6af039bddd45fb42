import type { CourierCode } from '@suki/domain/delivery/couriers';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { validateParcel } from '@suki/domain/validators/parcel';

export type ParcelProblems = { readonly courier?: string; readonly number?: string };

type Checked =
  | { readonly ok: true; readonly parcel: { readonly courier: CourierCode; readonly trackingNumber: string } }
  | { readonly ok: false; readonly problems: ParcelProblems };

/** Returns the parcel to send, or the errors of all fields. */
export function parcelOf(courier: string, trackingNumber: string): Checked {
  const checked = validateParcel({ courier, trackingNumber });
  if (checked.ok) {
    return checked;
  }
  return {
    ok: false,
    problems: {
      ...(checked.isCourierMissing ? { courier: fieldsEn['field.required'] } : {}),
      ...(checked.isNumberWrong ? { number: fieldsEn['field.trackingNumber'] } : {}),
    },
  };
}
