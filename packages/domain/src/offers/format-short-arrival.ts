import { type Arrival, toldDates } from '../delivery/format-arrival.ts';
import type { Locale } from '../texts/locale.ts';
import { formatDate } from '../time/format-date.ts';
import { isOneMonth } from '../time/manila.ts';

/** Formats an arrival for a card: `27 Nov – 2 Dec`, `3 – 7 Dec` (docs/lifecycle.md#delivery-estimate). */
export function formatShortArrival(arrival: Arrival, locale: Locale = 'en'): string {
  const { min, max } = toldDates(arrival);
  const [from, to] = [min, max].map((date) => formatDate(date, locale).replace(/^\S+ /, ''));
  return `${isOneMonth(min, max) ? from?.replace(/ .*/, '') : from} – ${to}`;
}
