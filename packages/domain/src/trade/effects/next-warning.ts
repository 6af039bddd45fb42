import { timerWindows } from '../../config/timers.ts';
import type { TimerKind } from '../facts/statuses.ts';

/**
 * Returns the moment of the next warning before a timer fires at `fireAt`: the first one later than `after`; null when
 * none is left (docs/lifecycle.md#warnings). Warnings due by `after` are over: a timer that starts with less time than
 * a warning asks for never gives it, and after a pause of the server several missed warnings become one.
 */
export function nextWarning(kind: TimerKind, fireAt: Date, after: Date): Date | null {
  const moments = timerWindows[kind].warningsMs
    .map((beforeMs) => fireAt.getTime() - beforeMs)
    .filter((moment) => moment > after.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
