import { COURIER_DEADLINE_HOUR, timerWindows } from '../config/timers.ts';
import { courierDayFrom, isCourierDay } from '../delivery/courier-day.ts';
import { manilaDate, manilaMoment } from '../time/manila.ts';
import type { TimerKind } from './statuses.ts';

/**
 * When a timer that starts now fires. A person's deadline that needs a courier and falls on a day without one moves to
 * 12:00 in Asia/Manila of the next courier day (lifecycle, section 4).
 * @throws RangeError for T2, whose window the seller picks: give `windowMs`.
 */
export function deadline(kind: TimerKind, now: Date, windowMs: number | null = timerWindows[kind].windowMs): Date {
  if (windowMs === null) {
    throw new RangeError(`Timer ${kind} has no window of its own: pass windowMs.`);
  }
  const fireAt = new Date(now.getTime() + windowMs);
  const date = manilaDate(fireAt);
  if (!timerWindows[kind].needsCourierDay || isCourierDay(date)) {
    return fireAt;
  }
  return manilaMoment(courierDayFrom(date), COURIER_DEADLINE_HOUR);
}
