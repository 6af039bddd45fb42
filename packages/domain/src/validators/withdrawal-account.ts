import { accountHolderLength, accountNumberDigits } from '../config/input.ts';
import { isPlainText } from './plain-text.ts';
import { invalid, lengthOf, type Validation, valid } from './validation.ts';

/** 6 to 20 digits, separators allowed (docs/decisions.md#input-payment-methods-lists-and-the-rules-command). */
export function validateAccountNumber(text: string): Validation<string> {
  const digits = text.replace(/[\s-]/g, '');
  const { min, max } = accountNumberDigits;
  const isNumber = /^\d+$/.test(digits) && digits.length >= min && digits.length <= max;
  return isNumber ? valid(digits) : invalid('field.accountNumber');
}

/**
 * The name as the bank knows it: 2 to 80 characters
 * (docs/decisions.md#input-payment-methods-lists-and-the-rules-command).
 */
export function validateAccountHolderName(text: string): Validation<string> {
  const name = text.trim().replace(/ +/g, ' ');
  if (!isPlainText(name)) {
    return invalid('field.hiddenCharacters');
  }
  const length = lengthOf(name);
  return length >= accountHolderLength.min && length <= accountHolderLength.max
    ? valid(name)
    : invalid('field.accountHolderName');
}
