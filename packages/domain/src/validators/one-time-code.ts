import { oneTimeCode } from '../config/input.ts';
import { invalid, type Validation, valid } from './validation.ts';

/**
 * The digits of a code sent to a phone or an email address; spaces allowed as phones paste them
 * (docs/decisions.md#time-and-limits).
 */
export function validateOneTimeCode(text: string): Validation<string> {
  const code = text.replace(/\s/g, '');
  return /^\d+$/.test(code) && code.length === oneTimeCode.digits ? valid(code) : invalid('field.code');
}
