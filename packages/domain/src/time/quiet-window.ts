import { DAY_MS } from '../config/durations.ts';
import { quietWindow } from '../config/quiet-window.ts';

/** Returns true Monday to Friday in Asia/Shanghai, [22:00, 22:30) and [00:00, 02:00) (specification, section 9). */
export function isQuietWindow(now: Date): boolean {
  return quietWindowEnd(now) !== null;
}

/** Returns the end of the window that contains `now`; null outside of the windows (specification, section 9). */
export function quietWindowEnd(now: Date): Date | null {
  const local = now.getTime() + quietWindow.zoneOffsetMs;
  const timeOfDayMs = ((local % DAY_MS) + DAY_MS) % DAY_MS;
  const weekday = new Date(local).getUTCDay();
  const isOnDay = quietWindow.weekdays.some((day) => day === weekday);
  const span = quietWindow.spans.find(({ fromMs, toMs }) => timeOfDayMs >= fromMs && timeOfDayMs < toMs);
  return isOnDay && span !== undefined ? new Date(now.getTime() - timeOfDayMs + span.toMs) : null;
}

/**
 * Returns the end of a payment's time that would end at `at`: a quarter of an hour after the bank's pause in which that
 * is, or `at` itself (docs/lifecycle.md#extensions).
 */
export function afterQuietWindow(at: Date): Date {
  const end = quietWindowEnd(at);
  return end === null ? at : new Date(end.getTime() + quietWindow.graceMs);
}

/**
 * Returns the end of the bank's pause that moved a payment deadline; null for a deadline that no pause has moved
 * (docs/lifecycle.md#extensions).
 */
export function pauseBefore(deadline: Date): Date | null {
  const end = new Date(deadline.getTime() - quietWindow.graceMs);
  const inside = quietWindowEnd(new Date(end.getTime() - 1));
  return inside?.getTime() === end.getTime() ? end : null;
}
