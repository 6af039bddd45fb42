import { MINUTE_MS } from './durations.ts';

/** Characters of a name, both ends inclusive (specification, section 5). */
export const nameLength = { min: 3, max: 20 } as const;
/** Besides letters of any script and digits (decisions, "Input"). */
export const namePunctuation = [' ', '.', ',', "'", '’', '-', '_', '&', '(', ')'] as const;

/** Characters of a new password, both ends inclusive (specification, section 5). */
export const passwordLength = { min: 8, max: 50 } as const;

/** A code sent to a phone or an email address (decisions, "Identity"). */
export const oneTimeCode = { digits: 6, lifeMs: 5 * MINUTE_MS, tries: 5, uses: 1 } as const;

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

/** How strongly a picture is compressed before it is sent, 0 to 1 (specification, section 5). */
export const UPLOAD_QUALITY = 0.6;
