import type { CardBrand } from '../config/card-brands.ts';
import { cardBrand } from '../payments/card-brand.ts';
import { invalid, type Validation, valid } from './validation.ts';

/** Validates a card by its first digits: Visa, Mastercard or JCB (specification, section 5). */
export function validateCardBrand(number: string): Validation<CardBrand> {
  const brand = cardBrand(number);
  return brand === null ? invalid('field.cardBrand') : valid(brand);
}
