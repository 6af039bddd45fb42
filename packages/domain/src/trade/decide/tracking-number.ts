import { isTrackingNumber } from '../../validators/tracking-number.ts';
import type { Refusal } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';

/** Refuses an impossible or used number; null when the number is good (E46; docs/lifecycle.md#shipping). */
export function whyInvalid(
  { courier, trackingNumber }: { courier: string; trackingNumber: string },
  isUsed: boolean,
): Refusal | null {
  if (!isTrackingNumber(courier, trackingNumber)) {
    return refuse('TRACKING_NUMBER_INVALID', { problem: 'not_well_formed', courier, trackingNumber });
  }
  return isUsed ? refuse('TRACKING_NUMBER_INVALID', { problem: 'used_before', courier, trackingNumber }) : null;
}
