import { accountHolderLength, accountNumberDigits } from '../config/input.ts';
import { whyNotPrinted } from './printed-text.ts';
import { invalid, lengthOf, type Validation, valid } from './validation.ts';

/** Validates an account number: 6 to 20 digits, separators allowed (docs/decisions.md#input-and-sign-in). */
export function validateAccountNumber(text: string): Validation<string> {
  const digits = text.replace(/[\s-]/g, '');
  const { min, max } = accountNumberDigits;
  const isNumber = /^\d+$/.test(digits) && digits.length >= min && digits.length <= max;
  return isNumber ? valid(digits) : invalid('field.accountNumber');
}

/** Validates the name of an account's holder: 2 to 80 characters (docs/decisions.md#input-and-sign-in). */
export function validateAccountHolderName(text: string): Validation<string> {
  const name = text.trim().replace(/ +/g, ' ');
  const why = whyNotPrinted(name);
  if (why !== null) {
    return invalid(why);
  }
  const length = lengthOf(name);
  return length >= accountHolderLength.min && length <= accountHolderLength.max
    ? valid(name)
    : invalid('field.accountHolderName');
}
