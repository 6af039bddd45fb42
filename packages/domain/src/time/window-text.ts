import { timerWindows } from '../config/timers.ts';
import type { TimerKind } from '../trade/facts/statuses.ts';
import { lengthText } from './length-text.ts';

/**
 * Returns the window of a timer in words: "24 hours". A screen that names only a deadline of a usual sale gives one of
 * `saleWindows` to `lengthText` instead and does not load the table of all timers.
 * @throws RangeError for a timer whose window is chosen by a person (`listing`, `bid_life`) or counted
 * (`claim_answer`).
 */
export function windowText(kind: TimerKind): string {
  const { windowMs } = timerWindows[kind];
  if (windowMs === null) {
    throw new RangeError(`Expected a timer with a window of its own, got ${kind}.`);
  }
  return lengthText(windowMs);
}
