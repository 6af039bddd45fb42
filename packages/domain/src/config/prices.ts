import { pesos } from '../money/centavos.ts';

/** Limits of a price on either side of the book (docs/lifecycle.md#prices). */
export const priceLimits = {
  step: pesos(50),
  min: pesos(500),
  /** The specification's limit of 699,000: the highest price that still fits one card charge of ₱700,000. */
  max: pesos(699_000),
} as const;

/**
 * The highest price of an item that lies in the warehouse: with the flash fee and the dearest shipping its total still
 * fits one card charge of ₱700,000. Above it nobody could pay (docs/lifecycle.md#prices).
 */
export const FLASH_PRICE_MAX = pesos(698_700);

/** "Deals": a discount price is 75 percent, rounded down to a multiple of ₱50 (specification, section 9). */
export const discount = { percent: 75, step: pesos(50) } as const;

/**
 * Part of the price that a seller may take off for a small defect (E59d). Apart from the other limits, which no quote
 * needs.
 */
export const DEFECT_DISCOUNT_PERCENT_MAX = 30;
