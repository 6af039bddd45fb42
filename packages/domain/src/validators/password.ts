import { invalid, lengthOf, type Validation, valid } from './validation.ts';

const PASSWORD_LENGTH_MIN = 8;
const PASSWORD_LENGTH_MAX = 50;

/** 8 to 50 characters, exactly as typed (specification, section 5). */
export function validatePassword(text: string): Validation<string> {
  const length = lengthOf(text);
  return length >= PASSWORD_LENGTH_MIN && length <= PASSWORD_LENGTH_MAX ? valid(text) : invalid('field.password');
}
