import { LANDMARK_LENGTH_MAX, POSTAL_CODE_DIGITS, recipientLength, streetLength } from '../config/input.ts';
import { whyNotPrinted } from './printed-text.ts';
import { invalid, lengthOf, type Validation, valid } from './validation.ts';

/** Validates the receiver of a parcel: 2 to 60 characters (docs/decisions.md#input-and-sign-in). */
export function validateRecipient(text: string): Validation<string> {
  return lengthBetween(text, recipientLength) ?? invalid('field.recipient');
}

/** Validates house number and street: 3 to 120 characters (docs/decisions.md#input-and-sign-in). */
export function validateStreet(text: string): Validation<string> {
  return lengthBetween(text, streetLength) ?? invalid('field.street');
}

/**
 * Validates a postal code: four digits; an empty text is allowed and gives null (docs/decisions.md#input-and-sign-in).
 */
export function validatePostalCode(text: string): Validation<string | null> {
  const code = text.trim();
  if (code === '') {
    return valid(null);
  }
  return /^\d+$/.test(code) && code.length === POSTAL_CODE_DIGITS ? valid(code) : invalid('field.postalCode');
}

/** Validates a landmark: at most 120 characters; an empty text gives null (docs/decisions.md#input-and-sign-in). */
export function validateLandmark(text: string): Validation<string | null> {
  const landmark = text.trim();
  if (landmark === '') {
    return valid(null);
  }
  const why = whyNotPrinted(landmark);
  if (why !== null) {
    return invalid(why);
  }
  return lengthOf(landmark) <= LANDMARK_LENGTH_MAX ? valid(landmark) : invalid('field.landmark');
}

function lengthBetween(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): Validation<string> | null {
  const trimmed = text.trim();
  const length = lengthOf(trimmed);
  const why = whyNotPrinted(trimmed);
  if (why !== null) {
    return invalid(why);
  }
  return length >= min && length <= max ? valid(trimmed) : null;
}
