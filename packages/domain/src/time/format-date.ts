import type { Locale } from '../texts/locale.ts';
import { dateNames } from './date-names.ts';
import { type CalendarDate, weekday } from './manila.ts';

/** Formats a calendar date: `Fri 27 Nov`. */
export function formatDate(date: CalendarDate, locale: Locale = 'en'): string {
  return `${formatDay(date, locale)} ${dateNames[locale].months[Number(date.slice(5, 7)) - 1] ?? ''}`;
}

/** Returns a date without its month: `Fri 27`. */
export function formatDay(date: CalendarDate, locale: Locale = 'en'): string {
  return `${dateNames[locale].weekdays[weekday(date)]} ${Number(date.slice(8, 10))}`;
}
