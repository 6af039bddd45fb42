import { ownedItemInput } from '../config/collection.ts';
import { type Centavos, pesos } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import type { CalendarDate } from '../time/manila.ts';
import { invalid, type Validation, valid } from './validation.ts';

const { paidMin, paidMax, firstDay } = ownedItemInput;

/**
 * Validates what somebody paid for an item, typed in pesos with or without separators and peso sign; nothing typed is
 * not known (ADR 0182).
 */
export function validatePaid(text: string): Validation<Centavos | null> {
  const digits = text.replace(/[₱,\s]/g, '');
  if (digits === '') return valid(null);
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(digits)) return invalid('field.number');
  return validatePaidAmount(pesos(Number(digits)));
}

/** Validates what somebody paid in centavos; null is not known (ADR 0182). */
export function validatePaidAmount(paid: Centavos | null): Validation<Centavos | null> {
  if (paid === null || (paid >= paidMin && paid <= paidMax)) return valid(paid);
  return invalid('field.paid', { max: formatMoney(paidMax) });
}

/**
 * Validates the day on which somebody bought an item, until today in Manila; null or nothing is not known (ADR 0182).
 */
export function validateBoughtOn(day: CalendarDate | null, today: CalendarDate): Validation<CalendarDate | null> {
  if (day === null || day === '') return valid(null);
  const isWithin = isCalendarDate(day) && day >= firstDay && day <= today;
  return isWithin ? valid(day) : invalid('field.boughtOn');
}

/** 31 February reads as 3 March, so the date is written again and compared. */
function isCalendarDate(day: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
}
