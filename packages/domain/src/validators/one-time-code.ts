import { oneTimeCode } from '../config/input.ts';
import { invalid, type Validation, valid } from './validation.ts';

/**
 * Validates a code sent to a phone or an email address: six digits; spaces are allowed as phones paste them
 * (docs/decisions.md#limits-for-people-and-calls).
 */
export function validateOneTimeCode(text: string): Validation<string> {
  const code = text.replace(/\s/g, '');
  return /^\d+$/.test(code) && code.length === oneTimeCode.digits ? valid(code) : invalid('field.code');
}
