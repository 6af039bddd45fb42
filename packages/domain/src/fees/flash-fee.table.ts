import { type Centavos, pesos } from '../money/centavos.ts';
import { type FeeTiers, feeOfTier } from './fee-tier.ts';

/** The specification's flash fee by price (section 9), paid by the buyer for speed (docs/lifecycle.md#lanes). */
export const flashFeeTiers: FeeTiers = [
  { from: pesos(0), fee: pesos(50) },
  { from: pesos(1_000), fee: pesos(150) },
  { from: pesos(5_000), fee: pesos(375) },
  { from: pesos(10_000), fee: pesos(625) },
  { from: pesos(15_000), fee: pesos(875) },
  { from: pesos(20_000), fee: pesos(999) },
];

/**
 * Returns the flash fee of a price, in centavos; due in the flash lane only (specification, section 9).
 * @throws RangeError when the price is negative.
 */
export function flashFee(price: Centavos): Centavos {
  return feeOfTier(flashFeeTiers, price);
}
