import { passwordLength } from '../config/input.ts';
import { invalid, lengthOf, type Validation, valid } from './validation.ts';

/** A new password: 8 to 50 characters, exactly as typed (specification, section 5). */
export function validatePassword(text: string): Validation<string> {
  const length = lengthOf(text);
  return length >= passwordLength.min && length <= passwordLength.max ? valid(text) : invalid('field.password');
}

/** A new password in place of the present one: another one (specification, section 5). */
export function validateChangedPassword(text: string, currentPassword: string): Validation<string> {
  const checked = validatePassword(text);
  return checked.ok && text === currentPassword ? invalid('field.password.same') : checked;
}

/**
 * The password on the sign-in form: something has to be there. Whether it is right, only the identity service knows (specification, section
 * 5).
 */
export function validateSignInPassword(text: string): Validation<string> {
  return text === '' ? invalid('field.required') : valid(text);
}
