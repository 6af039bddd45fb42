import type { Locale } from '../texts/locale.ts';
import { formatDate, formatDay } from '../time/format-date.ts';
import { addDays, type CalendarDate, isOneMonth } from '../time/manila.ts';
import { courierDayFrom } from './courier-day.ts';

export type Arrival = { readonly min: CalendarDate; readonly max: CalendarDate };

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
  const formatFirst = isOneMonth(min, max) ? formatDay : formatDate;
  return `${formatFirst(min, locale)} – ${formatDate(max, locale)}`;
}
