import { HOUR_MS } from '@suki/domain/config/durations';
import type { Read } from './read-price.ts';

/** The moment of a sale; `isWholeDay` when the file names a day of Manila without a time. */
export type SaleDate = { readonly at: Date; readonly isWholeDay: boolean };

const MANILA_OFFSET_MS = 8 * HOUR_MS;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2098;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Parts = {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly rest?: string | undefined;
};

/** The forms in which files write a day. A day of numbers with slashes is month, day, year, as in the US. */
const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ](?<rest>.+))?$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})(?: (?<rest>.+))?$/,
  /^(?<day>\d{1,2})[.-](?<month>\d{1,2})[.-](?<year>\d{4})(?: (?<rest>.+))?$/,
  /^(?<month>[A-Za-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})(?:,? (?<rest>.+))?$/,
  /^(?<day>\d{1,2})[ -](?<month>[A-Za-z]{3,9})\.?[ -](?<year>\d{4})(?:,? (?<rest>.+))?$/,
] as const;
const timeForm = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?([AaPp][Mm])?(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads the day or moment of a sale; a time without a zone is Manila time. */
export function readDate(text: string): Read<SaleDate> {
  const refused = { ok: false, reason: 'the date is not one', came: text } as const;
  for (const form of forms) {
    const parts = form.exec(text.trim())?.groups as Parts | undefined;
    const midnight = parts === undefined ? undefined : midnightOf(parts);
    if (parts === undefined || midnight === undefined) continue;
    const { rest } = parts;
    if (rest === undefined) return { ok: true, value: { at: new Date(midnight - MANILA_OFFSET_MS), isWholeDay: true } };
    const sinceMidnight = timeOf(rest);
    return sinceMidnight === undefined
      ? refused
      : { ok: true, value: { at: new Date(midnight + sinceMidnight), isWholeDay: false } };
  }
  return refused;
}

/** Returns midnight of the day in UTC, in milliseconds; undefined when there is no such day. */
function midnightOf({ year, month, day }: Parts): number | undefined {
  const fullYear = year.length === 2 ? FIRST_YEAR + Number(year) : Number(year);
  const monthIndex = /^\d/.test(month) ? Number(month) - 1 : months.indexOf(month.slice(0, 3).toLowerCase());
  const midnight = new Date(Date.UTC(fullYear, monthIndex, Number(day)));
  const isThatDay = midnight.getUTCMonth() === monthIndex && midnight.getUTCDate() === Number(day);
  return isThatDay && fullYear >= FIRST_YEAR && fullYear <= LAST_YEAR ? midnight.getTime() : undefined;
}

function timeOf(text: string): number | undefined {
  const match = timeForm.exec(text.trim());
  if (match === null) return undefined;
  const [, hourText, minuteText, secondText, half, zone] = match;
  const hour = half === undefined ? Number(hourText) : (Number(hourText) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const minute = Number(minuteText);
  if (hour > 23 || minute > 59) return undefined;
  return hour * HOUR_MS + minute * 60_000 + Number(secondText ?? 0) * 1_000 - offsetOf(zone);
}

function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return MANILA_OFFSET_MS;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000);
}
