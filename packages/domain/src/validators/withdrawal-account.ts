import { invalid, lengthOf, type Validation, valid } from './validation.ts';

/** 6 to 20 digits, separators allowed (decisions, "Input"). */
export function validateAccountNumber(text: string): Validation<string> {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6,20}$/.test(digits) ? valid(digits) : invalid('field.accountNumber');
}

/** The name as the bank knows it: 2 to 80 characters (decisions, "Input"). */
export function validateAccountHolderName(text: string): Validation<string> {
  const name = text.trim().replace(/\s+/g, ' ');
  const length = lengthOf(name);
  return length >= 2 && length <= 80 ? valid(name) : invalid('field.accountHolderName');
}
