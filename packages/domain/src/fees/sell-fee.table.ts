import { type Centavos, pesos } from '../money/centavos.ts';
import { type FeeTiers, feeOfTier } from './fee-tier.ts';

/** The specification's sell fee by price (section 9). */
export const sellFeeTiers: FeeTiers = [
  { from: pesos(0), fee: pesos(50) },
  { from: pesos(1_000), fee: pesos(100) },
  { from: pesos(3_000), fee: pesos(150) },
  { from: pesos(6_000), fee: pesos(200) },
  { from: pesos(8_000), fee: pesos(250) },
  { from: pesos(10_000), fee: pesos(300) },
  { from: pesos(15_000), fee: pesos(350) },
  { from: pesos(20_000), fee: pesos(399) },
];

/**
 * Returns the sell fee of a price, in centavos: the operational fee where no rule of a category or brand replaces it
 * (specification, section 9).
 * @throws RangeError when the price is negative.
 */
export function sellFee(price: Centavos): Centavos {
  return feeOfTier(sellFeeTiers, price);
}
