import { wasSeen } from '@suki/domain/parcels/courier-status';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { type ParcelCheck, validateParcel } from '@suki/domain/validators/parcel';
import type { Order } from '@suki/sdk/types';
import { mayAct, type Roles } from '../../session/roles.ts';
import { shippingTexts as words } from './shipping.texts.ts';

export type CheckedParcel = Extract<ParcelCheck, { ok: true }>['parcel'];

export type ParcelErrors = { readonly courier?: string | undefined; readonly trackingNumber?: string | undefined };

type Typed = { readonly courier: string; readonly trackingNumber: string };

type Checked = Extract<ParcelCheck, { ok: true }> | { readonly ok: false; readonly errors: ParcelErrors };

/** Returns the parcel to send, or the errors of all fields. */
export function parcelOf(typed: Typed): Checked {
  const checked = validateParcel(typed);
  if (checked.ok) {
    return checked;
  }
  return {
    ok: false,
    errors: {
      ...(checked.isCourierMissing ? { courier: words.courierMissing } : {}),
      ...(checked.isNumberWrong ? { trackingNumber: fieldsEn['field.trackingNumber'] } : {}),
    },
  };
}

/** The outbound number that these roles may still correct; null after the courier's first scan. */
export function replaceableNumber({ next, trackings }: Pick<Order, 'next' | 'trackings'>, roles: Roles): string | null {
  const parcel = trackings.find(({ leg }) => leg === 'outbound');
  const isOffered = next.actions.includes('replace_outbound_number') && mayAct(roles, 'warehouse');
  return isOffered && parcel !== undefined && !wasSeen(parcel) ? parcel.trackingNumber : null;
}
