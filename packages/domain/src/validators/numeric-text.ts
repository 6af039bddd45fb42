import { invalid, type Validation, valid } from './validation.ts';

/** Returns true when a text parses as a finite number (specification, section 5). An empty text does not. */
export function isNumeric(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}

/** Removes leading zeros: `007` becomes `7`, `0` stays `0`, `0.5` stays `0.5` (specification, section 5). */
export function stripLeadingZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}

/** Validates a typed number and removes outer spaces and leading zeros (specification, section 5). */
export function validateNumericText(text: string): Validation<string> {
  const number = text.trim();
  if (number === '') {
    return invalid('field.required');
  }
  return isNumeric(number) ? valid(stripLeadingZeros(number)) : invalid('field.number');
}
