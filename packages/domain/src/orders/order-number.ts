import { checkLetter, withoutSeparators } from '../check-letter.ts';

/**
 * The number of an order, for people: `SK-2061-1483L`. Eight digits drawn at random, so that it tells nobody how many
 * orders there are, and a letter that finds a slip of the tongue or the finger. It opens nothing: every call takes the
 * order's id, and a number leads only the staff to an order (ADR 0100).
 */
export type OrderNumber = number;

/** Eight digits without a zero in front. */
export const orderNumbers = { min: 10_000_000, max: 99_999_999 } as const;

/** Returns the text of a number, in two groups that one can read aloud. */
export function orderNumberText(number: OrderNumber): string {
  const digits = String(number);
  return `SK-${digits.slice(0, 4)}-${digits.slice(4)}${checkLetter(number)}`;
}

export type ReadOrderNumber =
  | { readonly kind: 'number'; readonly number: OrderNumber }
  /** It has the form of a number, and its letter says that a digit is wrong. */
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'other' };

/** Reads a number as people type it: small letters, without "SK", with or without hyphens and spaces. */
export function readOrderNumber(text: string): ReadOrderNumber {
  const match = /^(?:SK)?(\d{8})([A-Z])$/.exec(withoutSeparators(text));
  if (match === null) return { kind: 'other' };
  const number = Number(match[1]);
  return number >= orderNumbers.min && checkLetter(number) === match[2]
    ? { kind: 'number', number }
    : { kind: 'mistyped' };
}
