import { formatDate } from '@suki/domain/time/format-date';
import { formatMoment } from '@suki/domain/time/format-moment';
import { type CalendarDate, manilaDate } from '@suki/domain/time/manila';

/** A time from the API for people: "Sun 22 Nov, 3:00 PM". */
export const moment = (at: string): string => formatMoment(new Date(at));

/** A time for a headline: it breaks only between day and hour. */
export const headlineMoment = (at: string): string => moment(at).replaceAll(' ', '\u00A0').replace(',\u00A0', ', ');

/** The day of a time: "Sun 22 Nov". */
export const day = (at: string): string => formatDate(manilaDate(new Date(at)));

/** A calendar date with its year and without the weekday, for days long ago: "9 Jun 2020". */
export function dateWithYear(date: CalendarDate): string {
  return `${formatDate(date).replace(/^\w+ /, '')} ${date.slice(0, 4)}`;
}
