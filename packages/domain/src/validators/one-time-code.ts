import { invalid, type Validation, valid } from './validation.ts';

/** Six digits, spaces allowed as phones paste them. */
export function validateOneTimeCode(text: string): Validation<string> {
  const code = text.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? valid(code) : invalid('field.code');
}
