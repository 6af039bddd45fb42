import { brandNameLength, chartNameLength, itemTextLengths, RETAIL_PRICE_MAX } from '../config/catalogue-desk.ts';
import { type Centavos, pesos } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { isPlainNote, isPlainText } from './plain-text.ts';
import { invalid, lengthOf, type Validation, valid } from './validation.ts';

type Length = { readonly min: number; readonly max: number };
export type ItemTextField = keyof typeof itemTextLengths;

function validateLength(text: string, { min, max }: Length): Validation<string> {
  const cleaned = text.trim();
  const length = lengthOf(cleaned);
  if (length < min || length > max) return invalid('field.text.length', { min, max });
  return valid(cleaned);
}

/**
 * Validates a text of an item as an editor typed it: trimmed, in one line; a description may have several (ADR 0179).
 */
export function validateItemText(field: ItemTextField, text: string): Validation<string> {
  const isVisible = field === 'description' ? isPlainNote(text) : isPlainText(text);
  return isVisible ? validateLength(text, itemTextLengths[field]) : invalid('field.hiddenCharacters');
}

/** Validates the name of a brand as an editor typed it (ADR 0179). */
export function validateBrandName(text: string): Validation<string> {
  return isPlainText(text) ? validateLength(text, brandNameLength) : invalid('field.hiddenCharacters');
}

/** Validates the name of a size chart as an editor typed it (ADR 0186). */
export function validateChartName(text: string): Validation<string> {
  return isPlainText(text) ? validateLength(text, chartNameLength) : invalid('field.hiddenCharacters');
}

/**
 * Validates a retail price typed in pesos, with or without separators and peso sign; nothing typed is no price (ADR
 * 0179).
 */
export function validateRetailPrice(text: string): Validation<Centavos | null> {
  const digits = text.replace(/[₱,\s]/g, '');
  if (digits === '') return valid(null);
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(digits)) return invalid('field.number');
  return validateRetailAmount(pesos(Number(digits)));
}

/** Validates a retail price in centavos; null is no price (ADR 0179). */
export function validateRetailAmount(price: Centavos | null): Validation<Centavos | null> {
  if (price === null) return valid(null);
  return price > 0 && price <= RETAIL_PRICE_MAX
    ? valid(price)
    : invalid('field.retailPrice', { max: formatMoney(RETAIL_PRICE_MAX) });
}

/** Validates a day as a date field gives it; nothing chosen is no day (ADR 0179). */
export function validateReleaseDate(text: string): Validation<string | null> {
  if (text === '') return valid(null);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  return isDay ? valid(text) : invalid('field.date');
}
