import type { Locale } from '../texts/locale.ts';
import { formatDate, formatDay } from '../time/format-date.ts';
import { addDays, type CalendarDate } from '../time/manila.ts';
import { courierDayFrom } from './courier-day.ts';

type Arrival = { readonly min: CalendarDate; readonly max: CalendarDate };

/**
 * Returns the two dates that people are told. A parcel that the days of the legs give for one date may be a courier day
 * late, so the next courier day is told with it: a screen never promises a single day
 * (docs/lifecycle.md#delivery-estimate).
 */
export function toldDates({ min, max }: Arrival): Arrival {
  return { min, max: min === max ? courierDayFrom(addDays(max, 1)) : max };
}

/**
 * Formats an arrival: `Fri 27 Nov – Wed 2 Dec`, `Tue 3 – Sat 7 Dec` within a month
 * (docs/lifecycle.md#delivery-estimate).
 */
export function formatArrival(arrival: Arrival, locale: Locale = 'en'): string {
  const { min, max } = toldDates(arrival);
  return `${isOneMonth(min, max) ? formatDay(min, locale) : formatDate(min, locale)} – ${formatDate(max, locale)}`;
}

/** Formats an arrival for a card, without weekdays: `27 Nov – 2 Dec`, `3 – 7 Dec`. */
export function formatShortArrival(arrival: Arrival, locale: Locale = 'en'): string {
  const { min, max } = toldDates(arrival);
  const [from, to] = [min, max].map((date) => formatDate(date, locale).replace(/^\S+ /, ''));
  return `${isOneMonth(min, max) ? from?.replace(/ .*/, '') : from} – ${to}`;
}

function isOneMonth(one: CalendarDate, other: CalendarDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
