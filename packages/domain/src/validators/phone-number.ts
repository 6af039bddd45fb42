import { invalid, type Validation, valid } from './validation.ts';

const SEPARATORS = /[\s().-]/g;
/** A Philippine mobile number: ten digits that begin with 9, after +63, 63, 0063 or 0. */
const MOBILE = /^(?:\+63|0063|63|0)?(9\d{9})$/;

/** A Philippine mobile number as `+639171234567`, however it was typed; null when it is none. */
export function toE164(text: string): string | null {
  const digits = MOBILE.exec(text.replace(SEPARATORS, ''))?.[1];
  return digits === undefined ? null : `+63${digits}`;
}

/** The number in E.164, or the text for the field. */
export function validatePhoneNumber(text: string): Validation<string> {
  const phoneNumber = toE164(text);
  return phoneNumber === null ? invalid('field.phoneNumber') : valid(phoneNumber);
}
