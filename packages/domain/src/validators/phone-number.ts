import { invalid, type Validation, valid } from './validation.ts';

/** Includes full-width brackets and the hyphens that phones and word processors insert. */
const SEPARATORS = /[\s().\-‐‑‒–—/]/g;
/**
 * A Philippine mobile number after +63, 63, 0063 or 0, also `+63 (0)`: ten digits that begin with 9, or with one of the
 * prefixes below 9 that were given out (0813, 0817, 0895 to 0898). New prefixes under 9 come every year, so all of them
 * are accepted.
 */
const MOBILE = /^(?:(?:\+63|0063|63)0?|0)?(9\d{9}|8(?:1[37]|9[5-8])\d{7})$/;

/** Returns a typed Philippine mobile number as `+639171234567`; null for any other text (specification, section 5). */
export function toE164(text: string): string | null {
  const digits = MOBILE.exec(text.normalize('NFKC').replace(SEPARATORS, ''))?.[1];
  return digits === undefined ? null : `+63${digits}`;
}

/** Validates a phone number and returns it in E.164 (specification, section 5). */
export function validatePhoneNumber(text: string): Validation<string> {
  const phoneNumber = toE164(text);
  return phoneNumber === null ? invalid('field.phoneNumber') : valid(phoneNumber);
}
