import type { FormFieldKind } from '../config/input.ts';
import { validateEmail } from './email.ts';
import { validateName } from './name.ts';
import { validateOneTimeCode } from './one-time-code.ts';
import { validateChangedPassword, validatePassword, validateSignInPassword } from './password.ts';
import { validatePhoneNumber } from './phone-number.ts';
import type { Validation } from './validation.ts';

/** Facts of the surrounding form that a field needs. */
export type FormAround = {
  /** For `changePassword`: the typed present password. */
  readonly currentPassword?: string | undefined;
};

type FieldValidator = (text: string, form: FormAround) => Validation<string>;

const validators: Readonly<Record<FormFieldKind, FieldValidator>> = {
  username: validateName,
  phoneNumber: validatePhoneNumber,
  email: validateEmail,
  phoneCode: validateOneTimeCode,
  emailCode: validateOneTimeCode,
  signin: validateSignInPassword,
  newPassword: validatePassword,
  changePassword: (text, { currentPassword = '' }) => validateChangedPassword(text, currentPassword),
};

/**
 * Validates a field by its kind: returns the cleaned value (specification, section 5), or the id of the text beside it.
 */
export function validateFormField(kind: FormFieldKind, text: string, form: FormAround = {}): Validation<string> {
  return validators[kind](text, form);
}
