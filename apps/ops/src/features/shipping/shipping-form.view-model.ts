import { fieldsEn } from '@suki/domain/messages/fields.en';
import { type ParcelCheck, validateParcel } from '@suki/domain/validators/parcel';

export type ParcelErrors = { readonly courier?: string | undefined; readonly trackingNumber?: string | undefined };

type Typed = { readonly courier: string; readonly trackingNumber: string };

type Checked = Extract<ParcelCheck, { ok: true }> | { readonly ok: false; readonly errors: ParcelErrors };

/** The parcel as the call wants it, or what is wrong with each field, all at once. */
export function parcelOf(typed: Typed): Checked {
  const checked = validateParcel(typed);
  if (checked.ok) {
    return checked;
  }
  return {
    ok: false,
    errors: {
      ...(checked.isCourierMissing ? { courier: 'Choose the courier who takes the parcel.' } : {}),
      ...(checked.isNumberWrong ? { trackingNumber: fieldsEn['field.trackingNumber'] } : {}),
    },
  };
}
