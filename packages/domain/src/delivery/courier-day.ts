import { addDays, type CalendarDate, weekday } from '../time/manila.ts';
import { holidays } from './holidays.table.ts';

const SUNDAY = 0;
const holidayDates: ReadonlySet<CalendarDate> = new Set(holidays.map((holiday) => holiday.date));

/** Whether couriers run on this date: not on Sundays, not on holidays (lifecycle, section 10). */
export function isCourierDay(date: CalendarDate): boolean {
  return weekday(date) !== SUNDAY && !holidayDates.has(date);
}

/** The date itself when couriers run on it, otherwise the next one on which they do. */
export function courierDayFrom(date: CalendarDate): CalendarDate {
  let candidate = date;
  while (!isCourierDay(candidate)) {
    candidate = addDays(candidate, 1);
  }
  return candidate;
}
