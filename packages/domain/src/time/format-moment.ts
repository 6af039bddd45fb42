import type { Locale } from '../texts/locale.ts';
import { formatDate } from './format-date.ts';
import { manilaDate, manilaTimeOfDay } from './manila.ts';

/** Formats a moment in Asia/Manila: `Sun 22 Nov, 3:00 PM`. */
export function formatMoment(at: Date, locale: Locale = 'en'): string {
  const { hour, minute } = manilaTimeOfDay(at);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${formatDate(manilaDate(at), locale)}, ${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}
