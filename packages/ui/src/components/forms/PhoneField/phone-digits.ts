/** E.164 allows fifteen digits; more cannot be a number of any country. */
const DIGITS_MAX = 15;

/**
 * Returns the digits after +63 of a typed, pasted or autofilled number: "0917 123 4567", "+63 917 123 4567" and
 * "9171234567" give one result. Nothing is cut off to make a number fit; the caller checks that it is one.
 */
export function phoneDigits(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.replace(/^(?:0063|63)?0?/, '').slice(0, DIGITS_MAX);
}

/** Groups digits as people here read a mobile number: "917 123 4567". */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join(' ');
}

/** Returns the place of the cursor in the grouped text after so many digits. */
export function caretAfter(digitsBefore: number): number {
  return digitsBefore + (digitsBefore > 6 ? 2 : digitsBefore > 3 ? 1 : 0);
}
