import { DAY_MS, HOUR_MS } from '@suki/domain/config/durations';
import { timerWindows } from '@suki/domain/config/timers';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';

const small = ['', 'a day', 'two days', 'three days', 'four days', 'five days', 'six days', 'seven days'];

/** A length of time in milliseconds as people say it: "three days", "120 days", "36 hours". */
export function lengthText(lengthMs: number): string {
  const days = lengthMs / DAY_MS;
  if (!Number.isInteger(days)) {
    return `${lengthMs / HOUR_MS} hours`;
  }
  return small[days] ?? `${days} days`;
}

/**
 * How long people have until a timer of this kind fires.
 * @throws RangeError for one whose window is chosen by a person (`listing`, `bid_life`) or counted (`claim_answer`).
 */
export function windowText(kind: TimerKind): string {
  const { windowMs } = timerWindows[kind];
  if (windowMs === null) {
    throw new RangeError(`Expected a timer with a window of its own, got ${kind}.`);
  }
  return lengthText(windowMs);
}
