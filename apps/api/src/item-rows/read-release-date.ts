import type { Field } from './field.types.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day of numbers with slashes is refused: files of two countries read it differently. */
const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<month>[A-Za-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/,
  /^(?<day>\d{1,2})[ -](?<month>[A-Za-z]{3,9})\.?[ -](?<year>\d{4})$/,
] as const;

/** Reads the day of a release; null for none. */
export function readReleaseDate(text: string): Field<string | null> {
  if (text === '') return { ok: true, value: null };
  for (const form of forms) {
    const { year = '', month = '', day = '' } = form.exec(text)?.groups ?? {};
    const monthIndex = /^\d/.test(month) ? Number(month) - 1 : months.indexOf(month.slice(0, 3).toLowerCase());
    const date = new Date(Date.UTC(Number(year), monthIndex, Number(day)));
    const isThatDay = date.getUTCMonth() === monthIndex && date.getUTCDate() === Number(day);
    if (year !== '' && isThatDay && Number(year) >= 1900) return { ok: true, value: date.toISOString().slice(0, 10) };
  }
  return { ok: false, field: 'releaseDate', why: `"${text}" is not a day like 2022-11-19` };
}
