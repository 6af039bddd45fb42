import { pesos } from '../money/centavos.ts';

/** Limits of a price on either side of the book (lifecycle, section 2, rule 3). */
export const priceLimits = {
  step: pesos(50),
  min: pesos(500),
  /** The specification's limit of 699,000: the highest price that still fits one card charge of ₱700,000. */
  max: pesos(699_000),
} as const;

/** "Deals": a discount price is 75 percent, rounded down to a multiple of ₱50 (specification, section 9). */
export const discount = { percent: 75, step: pesos(50) } as const;
