import type { Locale } from '../texts/locale.ts';
import { formatDate, formatDay } from '../time/format-date.ts';
import type { CalendarDate } from '../time/manila.ts';

/**
 * Formats an arrival: `Fri 27 Nov – Wed 2 Dec`, `Tue 3 – Sat 7 Dec` within a month, one date when both are equal
 * (docs/lifecycle.md#delivery-estimate).
 */
export function formatArrival(arrival: { min: CalendarDate; max: CalendarDate }, locale: Locale = 'en'): string {
  const { min, max } = arrival;
  if (min === max) {
    return formatDate(max, locale);
  }
  const isSameMonth = min.slice(0, 7) === max.slice(0, 7);
  return `${isSameMonth ? formatDay(min, locale) : formatDate(min, locale)} – ${formatDate(max, locale)}`;
}
