import { DAY_MS, HOUR_MS, MINUTE_MS } from '../config/durations.ts';

/** Asia/Shanghai is UTC+08:00 all year since 1991. */
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

/** Monday to Friday in Asia/Shanghai, [22:00, 22:30) and [00:00, 02:00) (specification, section 9). */
export function isQuietWindow(now: Date): boolean {
  const local = now.getTime() + SHANGHAI_OFFSET_MS;
  const weekday = new Date(local).getUTCDay();
  const timeOfDayMs = ((local % DAY_MS) + DAY_MS) % DAY_MS;
  const isLate = timeOfDayMs >= 22 * HOUR_MS && timeOfDayMs < 22 * HOUR_MS + 30 * MINUTE_MS;
  return weekday >= 1 && weekday <= 5 && (isLate || timeOfDayMs < 2 * HOUR_MS);
}
