import { DAY_MS, HOUR_MS } from '@suki/domain/config/durations';
import { timerWindows } from '@suki/domain/config/timers';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';

const small = ['', 'a day', 'two days', 'three days', 'four days', 'five days', 'six days', 'seven days'];

/** Formats milliseconds as "three days", "120 days" or "36 hours". */
export function lengthText(lengthMs: number): string {
  const days = lengthMs / DAY_MS;
  if (!Number.isInteger(days)) {
    return `${lengthMs / HOUR_MS} hours`;
  }
  return small[days] ?? `${days} days`;
}

/**
 * Formats the window of a timer: "36 hours".
 * @throws RangeError for a timer whose window a person chooses (T2, T4) or a rule counts (T19s).
 */
export function windowText(kind: TimerKind): string {
  const { windowMs } = timerWindows[kind];
  if (windowMs === null) {
    throw new RangeError(`Expected a timer with a window of its own, got ${kind}.`);
  }
  return lengthText(windowMs);
}
