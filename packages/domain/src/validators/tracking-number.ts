import { couriers } from '../delivery/couriers.ts';
import { isPlainText } from './plain-text.ts';
import { invalid, type Validation, valid } from './validation.ts';

/**
 * Returns the stored form of a tracking number, in which numbers are compared: upper case, without spaces and hyphens
 * (docs/lifecycle.md#shipping).
 */
export function normaliseTrackingNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Returns true when the text can be a tracking number of this courier, given by its code (docs/lifecycle.md#shipping).
 */
export function isTrackingNumber(courierCode: string, text: string): boolean {
  const courier = couriers.find((candidate) => candidate.code === courierCode);
  return courier?.numberPattern.test(normaliseTrackingNumber(text)) ?? false;
}

/** Validates a tracking number and returns its stored form (docs/lifecycle.md#shipping). */
export function validateTrackingNumber(courierCode: string, text: string): Validation<string> {
  if (!isPlainText(text.trim())) {
    return invalid('field.hiddenCharacters');
  }
  return isTrackingNumber(courierCode, text) ? valid(normaliseTrackingNumber(text)) : invalid('field.trackingNumber');
}
