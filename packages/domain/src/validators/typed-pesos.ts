import { stripLeadingZeros } from './numeric-text.ts';

/** One digit more than centavos have: "650.000" may mean 650 or 650,000, so it is kept and refused later. */
const FRACTION_MAX = 3;

/**
 * Returns the allowed content of a field of pesos during typing or pasting: digits without leading zeros, at most
 * `wholeMax` of them, and the decimals. The point stays: without it "6,000.00" would read 600,000. The check of the
 * amount decides if decimals are allowed (specification, section 5).
 */
export function typedPesos(text: string, wholeMax: number): string {
  const number = text
    .normalize('NFKC')
    .replace(/\p{L}+\.?/gu, '')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = number.split('.');
  const pesos = stripLeadingZeros(whole).slice(0, wholeMax);
  return rest.length === 0 ? pesos : `${pesos === '' ? '0' : pesos}.${rest.join('').slice(0, FRACTION_MAX)}`;
}

/**
 * Removes a point without centavos behind it: "6000.", "6000.0" and "6000.00" become "6000"; "6000.5" stays
 * (specification, section 5).
 */
export function withoutZeroCentavos(typed: string): string {
  return typed.replace(/\.0{0,2}$/, '');
}
