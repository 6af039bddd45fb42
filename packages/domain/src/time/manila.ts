import { DAY_MS, HOUR_MS } from '../config/durations.ts';

/** Asia/Manila is UTC+08:00 all year, without summer time since 1990. */
const MANILA_OFFSET_MS = 8 * HOUR_MS;

/** A calendar date in Asia/Manila, `YYYY-MM-DD`. */
export type CalendarDate = string;

/** Returns the calendar date in Asia/Manila at a moment. */
export function manilaDate(at: Date): CalendarDate {
  return new Date(at.getTime() + MANILA_OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * Returns the moment of `hour` o'clock in Asia/Manila on that date.
 * @throws RangeError when the date is not a calendar date.
 */
export function manilaMoment(date: CalendarDate, hour: number): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight)) {
    throw new RangeError(`Expected a calendar date like 2026-11-21, got "${date}".`);
  }
  return new Date(midnight - MANILA_OFFSET_MS + hour * HOUR_MS);
}

/** Returns the date a number of days later (or earlier, when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the moment a number of calendar months later, at the day and time of day in Asia/Manila. Where that month is
 * shorter, its last day: 31 January and one month is 28 or 29 February (specification, section 9: expiries of direct
 * debits).
 */
export function addMonths(at: Date, months: number): Date {
  const local = new Date(at.getTime() + MANILA_OFFSET_MS);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth();
  const day = local.getUTCDate();
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  const timeOfDayMs = local.getTime() - Date.UTC(year, month, day);
  return new Date(Date.UTC(year, month + months, Math.min(day, lastDay)) + timeOfDayMs - MANILA_OFFSET_MS);
}

/** Returns the day of the week: 0 = Sunday … 6 = Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Returns hour (0 to 23) and minute in Asia/Manila. */
export function manilaTimeOfDay(at: Date): { readonly hour: number; readonly minute: number } {
  const local = new Date(at.getTime() + MANILA_OFFSET_MS);
  return { hour: local.getUTCHours(), minute: local.getUTCMinutes() };
}

/** Tells if both dates are in one month, which is then named once. */
export function isOneMonth(one: CalendarDate, other: CalendarDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
