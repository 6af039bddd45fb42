import { stripLeadingZeros } from './numeric-text.ts';

/** One more than the two of centavos: "650.000" may mean 650 or 650,000, so it has to stay something that can be refused. */
const FRACTION_MAX = 3;

/**
 * What may stand in a field of pesos while somebody types or pastes: digits without leading zeros, at most `wholeMax` of them, and the decimals.
 * The point stays: without it "6,000.00" would read 600,000. Whether decimals are allowed is for the check of the amount to say
 * (specification, section 5).
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

/** The same without a point after which nothing is said: "6000.", "6000.0" and "6000.00" are "6000"; "6000.5" stays (specification, section 5). */
export function withoutZeroCentavos(typed: string): string {
  return typed.replace(/\.0{0,2}$/, '');
}
