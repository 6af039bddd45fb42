import { discount, FLASH_PRICE_MAX, priceLimits } from '../config/prices.ts';
import type { Lane } from '../trade/facts/statuses.ts';
import { type Centavos, pesos } from './centavos.ts';
import { multipleRoundedDown, percentRoundedDown } from './rounding.ts';

/**
 * Returns true when a price in centavos is a multiple of ₱50 (or ₱100): the "round price" of the specification, section
 * 5. The step is in pesos.
 */
export function isRoundPrice(price: Centavos, stepInPesos: 50 | 100 = 50): boolean {
  return price % pesos(stepInPesos) === 0;
}

/** Returns the highest price of a lane: with all fees on top a buyer must still be able to pay it. */
export function highestPrice(lane: Lane): Centavos {
  return lane === 'flash' ? FLASH_PRICE_MAX : priceLimits.max;
}

/**
 * Returns true when a price in centavos may stand in the book: a multiple of ₱50 from ₱500 to the highest of its lane
 * (the limit of 699,000 is the specification's, section 9). `validators/price` names the part of the rule that is
 * broken.
 */
export function isAllowedPrice(price: Centavos, lane: Lane = 'standard'): boolean {
  return price % priceLimits.step === 0 && price >= priceLimits.min && price <= highestPrice(lane);
}

/**
 * Returns the price of a deal: 75 percent of a value, rounded down to a multiple of ₱50, in centavos (specification,
 * section 9).
 */
export function discountPrice(value: Centavos): Centavos {
  return multipleRoundedDown(percentRoundedDown(value, discount.percent), discount.step);
}
