import { MINUTE_MS } from './durations.ts';

/** Characters of a name, both ends inclusive (specification, section 5). */
export const nameLength = { min: 3, max: 20 } as const;
/** Allowed in a name beside letters of any script and digits (specification, section 5). */
export const namePunctuation = [' ', '.', ',', "'", '’', '-', '_', '&', '(', ')'] as const;

/** Characters of a new password, both ends inclusive (specification, section 5). */
export const passwordLength = { min: 8, max: 50 } as const;

/** A code sent to a phone or an email address (docs/decisions.md#limits-for-people-and-calls). */
export const oneTimeCode = { digits: 6, lifeMs: 5 * MINUTE_MS, tries: 5, uses: 1 } as const;

/** Characters of the fields of an address, both ends inclusive. */
export const recipientLength = { min: 2, max: 60 } as const;
export const streetLength = { min: 3, max: 120 } as const;
export const LANDMARK_LENGTH_MAX = 120;
export const POSTAL_CODE_DIGITS = 4;

/** Withdrawal accounts: characters of the holder's name, and digits of the number. */
export const accountHolderLength = { min: 2, max: 80 } as const;
export const accountNumberDigits = { min: 6, max: 20 } as const;

/** The kinds of form fields of the specification (section 5). */
export const formFieldKinds = [
  'username',
  'phoneNumber',
  'email',
  'phoneCode',
  'emailCode',
  'signin',
  'newPassword',
  'changePassword',
] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

/** Quality of a picture's compression before it is sent, 0 to 1 (specification, section 5). */
export const UPLOAD_QUALITY = 0.6;
/** The largest accepted picture, in megabytes of 1024 × 1024 bytes. */
export const UPLOAD_MEGABYTES_MAX = 10;
/** The largest decoded picture, in megapixels: above the default output of phone cameras. */
export const UPLOAD_MEGAPIXELS_MAX = 40;
