import { discount, priceLimits } from '../config/prices.ts';
import { type Centavos, pesos } from './centavos.ts';
import { multipleRoundedDown, percentRoundedDown } from './rounding.ts';

/** Whether a price is a multiple of ₱50 (or ₱100), the specification's "round price". */
export function isRoundPrice(price: Centavos, stepInPesos: 50 | 100 = 50): boolean {
  return price % pesos(stepInPesos) === 0;
}

/** Whether a price may stand in the book: multiple of ₱50, ₱500 to ₱699,000 (lifecycle, section 2, rule 3). */
export function isAllowedPrice(price: Centavos): boolean {
  return price % priceLimits.step === 0 && price >= priceLimits.min && price <= priceLimits.max;
}

/** 75 percent of a value, rounded down to a multiple of ₱50 (specification, section 9). */
export function discountPrice(value: Centavos): Centavos {
  return multipleRoundedDown(percentRoundedDown(value, discount.percent), discount.step);
}
