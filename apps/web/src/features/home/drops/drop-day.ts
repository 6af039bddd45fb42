import { DAY_MS } from '@suki/domain/config/durations';
import { formatDate } from '@suki/domain/time/format-date';
import type { CalendarDate } from '@suki/domain/time/manila';

/** A day in the parts that a calendar sets in different sizes. */
export type DropDay = { readonly figure: string; readonly month: string; readonly weekday: string };

/** Takes a calendar date apart: "Sat 5 Dec". */
export function dayOf(date: CalendarDate): DropDay {
  const [weekday = '', figure = '', month = ''] = formatDate(date).split(' ');
  return { figure, month, weekday };
}

/** Returns the number of days from one date to a later one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
