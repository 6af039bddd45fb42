import { passwordLength } from '../config/input.ts';
import { invalid, lengthOf, type Validation, valid } from './validation.ts';

/** Validates a new password: 8 to 50 characters, exactly as typed (specification, section 5). */
export function validatePassword(text: string): Validation<string> {
  const length = lengthOf(text);
  return length >= passwordLength.min && length <= passwordLength.max ? valid(text) : invalid('field.password');
}

/** Validates a new password that has to differ from the present one (specification, section 5). */
export function validateChangedPassword(text: string, currentPassword: string): Validation<string> {
  const checked = validatePassword(text);
  return checked.ok && text === currentPassword ? invalid('field.password.same') : checked;
}

/**
 * Validates the password on the sign-in form: it must not be empty. Only the identity service knows if it is right
 * (specification, section 5).
 */
export function validateSignInPassword(text: string): Validation<string> {
  return text === '' ? invalid('field.required') : valid(text);
}
