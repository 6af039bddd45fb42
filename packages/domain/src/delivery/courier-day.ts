import { addDays, type CalendarDate, weekday } from '../time/manila.ts';
import { type Holiday, holidays } from './holidays.table.ts';

const SUNDAY = 0;

/** The dates beside Sundays on which couriers rest, and the end of the known ones. */
export type CourierCalendar = {
  readonly holidays: ReadonlySet<CalendarDate>;
  /** The end of the last year that the table covers. */
  readonly lastKnownDate: CalendarDate;
};

/**
 * Builds a calendar from a table of holidays in rising order, for years that this package does not know yet
 * (docs/lifecycle.md#delivery-estimate).
 * @throws RangeError when the table is empty.
 */
export function courierCalendar(table: readonly Holiday[]): CourierCalendar {
  const last = table.at(-1);
  if (last === undefined) {
    throw new RangeError('Expected at least one holiday in the table, got none.');
  }
  return { holidays: new Set(table.map(({ date }) => date)), lastKnownDate: `${last.date.slice(0, 4)}-12-31` };
}

/** The holidays of the Philippines as far as `holidays.table.ts` has them. */
export const philippineCalendar: CourierCalendar = courierCalendar(holidays);

/**
 * Returns true when couriers run on this date in Asia/Manila: not on Sundays, not on holidays
 * (docs/lifecycle.md#delivery-estimate).
 */
export function isCourierDay(date: CalendarDate, calendar: CourierCalendar = philippineCalendar): boolean {
  return weekday(date) !== SUNDAY && !calendar.holidays.has(date);
}

/**
 * Returns the date when couriers run on it, otherwise the next date on which they do (docs/lifecycle.md#courier-days).
 */
export function courierDayFrom(date: CalendarDate, calendar: CourierCalendar = philippineCalendar): CalendarDate {
  let candidate = date;
  while (!isCourierDay(candidate, calendar)) {
    candidate = addDays(candidate, 1);
  }
  return candidate;
}
