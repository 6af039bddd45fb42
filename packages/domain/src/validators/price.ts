import { priceLimits } from '../config/prices.ts';
import { type Centavos, pesos } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { highestPrice } from '../money/price-rule.ts';
import type { Lane } from '../trade/facts/statuses.ts';
import { invalid, type Validation, valid } from './validation.ts';

/**
 * Validates a price typed in whole pesos: digits, with or without separators and peso sign (docs/lifecycle.md#prices).
 */
export function validatePrice(text: string, lane: Lane = 'standard'): Validation<Centavos> {
  const digits = text.replace(/[₱,\s]/g, '');
  if (digits === '') {
    return invalid('field.required');
  }
  if (!/^\d{1,9}(?:\.0{1,2})?$/.test(digits)) {
    return invalid(/^\d+\.\d+$/.test(digits) ? 'field.price.step' : 'field.number');
  }
  return validatePriceAmount(pesos(Number(digits)), lane);
}

/** Validates an amount by the price rule and names the part that is broken (docs/lifecycle.md#prices). */
export function validatePriceAmount(price: Centavos, lane: Lane = 'standard'): Validation<Centavos> {
  if (price < priceLimits.min) {
    return invalid('field.price.min', { min: formatMoney(priceLimits.min) });
  }
  const max = highestPrice(lane);
  if (price > max) {
    return invalid('field.price.max', { max: formatMoney(max) });
  }
  return price % priceLimits.step === 0 ? valid(price) : invalid('field.price.step');
}
