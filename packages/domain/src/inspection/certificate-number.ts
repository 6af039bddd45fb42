import { checkLetter, withoutSeparators } from '../check-letter.ts';
import { type CertificateId, typedId } from '../ids/id.ts';
import { readOrderNumber } from '../orders/order-number.ts';

/**
 * The number of a certificate, for people: `SC-482-913-057K`. Nine digits drawn at random and a letter that finds a
 * slip of the finger. It leads to a page that anybody may read, and to nothing else (ADR 0144).
 */
export type CertificateNumber = number;

/** Nine digits without a zero in front. */
export const certificateNumbers = { min: 100_000_000, max: 999_999_999 } as const;

/** Returns the text of a number, in three groups that one can read aloud. */
export function certificateNumberText(number: CertificateNumber): string {
  const digits = String(number);
  return `SC-${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}${checkLetter(number)}`;
}

export type ReadCertificateNumber =
  | { readonly kind: 'number'; readonly number: CertificateNumber }
  /** The id of a certificate, from the address of its page. */
  | { readonly kind: 'id'; readonly id: CertificateId }
  /** Nearly a number: its letter or its count of digits says that something is wrong. */
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'order_number' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'other' };

/** Reads a number as people type it: small letters, without "SC", with or without hyphens and spaces. */
export function readCertificateNumber(text: string): ReadCertificateNumber {
  const typed = withoutSeparators(text);
  if (typed === '') return { kind: 'empty' };
  const match = /^(?:SC)?(\d{9})([A-Z])$/.exec(typed);
  if (match !== null) {
    const number = Number(match[1]);
    const isRight = number >= certificateNumbers.min && checkLetter(number) === match[2];
    return isRight ? { kind: 'number', number } : { kind: 'mistyped' };
  }
  if (readOrderNumber(text).kind === 'number') return { kind: 'order_number' };
  if (/^SC\d|^\d{7,11}[A-Z]?$/.test(typed)) return { kind: 'mistyped' };
  const id = typedId('crt', text.trim().split('/').at(-1) ?? '');
  return id === null ? { kind: 'other' } : { kind: 'id', id };
}
