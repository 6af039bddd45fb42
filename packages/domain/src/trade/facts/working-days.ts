import { HOUR_MS } from '../../config/durations.ts';
import { isCourierDay } from '../../delivery/courier-day.ts';
import { addDays, manilaDate, manilaMoment, weekday } from '../../time/manila.ts';

const SATURDAY = 6;
const END_OF_DAY_HOUR = 18;

/**
 * Returns the milliseconds from `now` to the end of `count` working days: Monday to Friday without holidays, until
 * 18:00 in Manila (docs/lifecycle.md#claims).
 */
export function workingDaysMs(now: Date, count: number): number {
  let date = manilaDate(now);
  for (let left = count; left > 0; ) {
    date = addDays(date, 1);
    left -= isWorkingDay(date) ? 1 : 0;
  }
  return Math.max(HOUR_MS, manilaMoment(date, END_OF_DAY_HOUR).getTime() - now.getTime());
}

function isWorkingDay(date: string): boolean {
  return isCourierDay(date) && weekday(date) !== SATURDAY;
}
