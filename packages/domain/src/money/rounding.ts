import { type Centavos, centavos } from './centavos.ts';

/*
 * All roundings of money, one named function each (ADR 0004). No other code may call Math.round, Math.floor or
 * Math.ceil on an amount.
 */

/** A percentage keeps at most four decimals, so that percentage × amount stays a whole number of "millionths". */
const PERCENT_SCALE = 10_000;

/**
 * Returns `percent` of an amount, the fraction of a centavo dropped ("floored to 2 decimals", specification, section
 * 9). `percent` has at most four decimals: 4.35 is 4.35 %. The calculation uses whole numbers: 4.35 % of ₱100 is
 * exactly ₱4.35, while 0.0435 × 10000 in doubles is not 435.
 * @throws RangeError when `percent` is not a finite number.
 */
export function percentRoundedDown(amount: Centavos, percent: number): Centavos {
  const { quotient, remainder } = percentOf(amount, percent);
  return centavos(Number(remainder < 0n ? quotient - 1n : quotient));
}

/**
 * `percent` of an amount in centavos, a fraction of a centavo counted as a whole one.
 * @throws RangeError when `percent` is not a finite number.
 */
export function percentRoundedUp(amount: Centavos, percent: number): Centavos {
  const { quotient, remainder } = percentOf(amount, percent);
  return centavos(Number(remainder > 0n ? quotient + 1n : quotient));
}

function percentOf(amount: Centavos, percent: number): { quotient: bigint; remainder: bigint } {
  const product = BigInt(amount) * BigInt(Math.round(percent * PERCENT_SCALE));
  const divisor = BigInt(100 * PERCENT_SCALE);
  return { quotient: product / divisor, remainder: product % divisor };
}

/**
 * Returns the largest multiple of `step` that is not above the amount, in centavos (specification, section 9: discount
 * price).
 * @throws RangeError when `step` is ₱0.
 */
export function multipleRoundedDown(amount: Centavos, step: Centavos): Centavos {
  return centavos(Math.floor(amount / step) * step);
}

/**
 * The smallest multiple of `step` that is not below the amount, both in centavos.
 * @throws RangeError when `step` is ₱0.
 */
export function multipleRoundedUp(amount: Centavos, step: Centavos): Centavos {
  return centavos(Math.ceil(amount / step) * step);
}

/**
 * Returns `amount` × `part` / `whole`, in centavos, the fraction of a centavo dropped (a coupon's share of a discount);
 * ₱0 when `whole` is ₱0.
 */
export function shareRoundedDown(amount: Centavos, part: Centavos, whole: Centavos): Centavos {
  return whole === 0 ? whole : centavos(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));
}
