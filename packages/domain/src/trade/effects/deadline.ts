import { COURIER_DEADLINE_HOUR, timerWindows } from '../../config/timers.ts';
import { courierDayFrom, isCourierDay } from '../../delivery/courier-day.ts';
import { manilaDate, manilaMoment } from '../../time/manila.ts';
import { afterQuietWindow } from '../../time/quiet-window.ts';
import type { TimerKind } from '../facts/statuses.ts';

/**
 * Returns the end of a timer that starts now. A person's deadline that needs a courier and falls on a day without one
 * moves to 12:00 in Asia/Manila of the next courier day; the deadline of a payment that falls inside a bank downtime
 * window moves to a quarter of an hour after its end (docs/lifecycle.md#extensions). @throws RangeError for `listing`,
 * whose window the seller picks: give `windowMs`.
 */
export function deadline(kind: TimerKind, now: Date, windowMs: number | null = timerWindows[kind].windowMs): Date {
  if (windowMs === null) {
    throw new RangeError(`Timer ${kind} has no window of its own: pass windowMs.`);
  }
  const { needsCourierDay, waitsForPayment } = timerWindows[kind];
  const fireAt = new Date(now.getTime() + windowMs);
  if (waitsForPayment) return afterQuietWindow(fireAt);
  return needsCourierDay ? onCourierDay(fireAt) : fireAt;
}

function onCourierDay(fireAt: Date): Date {
  const date = manilaDate(fireAt);
  return isCourierDay(date) ? fireAt : manilaMoment(courierDayFrom(date), COURIER_DEADLINE_HOUR);
}
