import { timerWindows } from '../../config/timers.ts';
import type { TimerKind } from '../facts/statuses.ts';

/**
 * When whoever has to act is told next that a timer fires at `fireAt`: the first of its warnings later than `after`, or
 * null when none is left (docs/lifecycle.md#warnings). One whose moment has come by `after` is over: a timer that
 * starts with less time than a warning asks for never gives it, and after a pause of the server several that were
 * missed become one.
 */
export function nextWarning(kind: TimerKind, fireAt: Date, after: Date): Date | null {
  const moments = timerWindows[kind].warningsMs
    .map((beforeMs) => fireAt.getTime() - beforeMs)
    .filter((moment) => moment > after.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
