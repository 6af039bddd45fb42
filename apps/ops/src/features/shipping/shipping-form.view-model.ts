import { wasSeen } from '@suki/domain/parcels/courier-status';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { type ParcelCheck, validateParcel } from '@suki/domain/validators/parcel';
import type { Order } from '@suki/sdk/types';
import { mayAct, type Roles } from '../../session/roles.ts';

export type CheckedParcel = Extract<ParcelCheck, { ok: true }>['parcel'];

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

/** The number to the buyer that may still be put right by somebody of these roles; null when there is none, or the courier has seen the parcel. */
export function replaceableNumber({ next, trackings }: Pick<Order, 'next' | 'trackings'>, roles: Roles): string | null {
  const parcel = trackings.find(({ leg }) => leg === 'outbound');
  const isOffered = next.actions.includes('replace_outbound_number') && mayAct(roles, 'warehouse');
  return isOffered && parcel !== undefined && !wasSeen(parcel) ? parcel.trackingNumber : null;
}
