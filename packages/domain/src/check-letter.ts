/**
 * 23 letters for the remainder of a division by 23. A prime tells every single wrong digit and every two digits that
 * changed places. I, O and Z are left out: they look like 1, 0 and 2.
 */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXY';

/** Returns the letter that follows the digits of a number which people type or say (ADR 0100). */
export function checkLetter(number: number): string {
  return LETTERS.charAt(number % LETTERS.length);
}

/** Returns a typed number without spaces and hyphens, in capitals. */
export function withoutSeparators(text: string): string {
  return text.toUpperCase().replaceAll(/[\s‐-―-]/g, '');
}
