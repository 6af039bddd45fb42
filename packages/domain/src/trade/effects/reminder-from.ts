import { limits } from '../../config/limits.ts';
import { remindedTimers, timerWindows } from '../../config/timers.ts';
import type { TimerKind } from '../facts/statuses.ts';

/**
 * Returns the moment from which one side may remind the other of this deadline: when a part of its window has passed
 * (docs/lifecycle.md#reminders; N1 to N3). Null when nobody may be reminded. A moved deadline counts with its usual
 * window, and the server decides.
 */
export function reminderFrom(kind: TimerKind, deadline: Date): Date | null {
  const { windowMs } = timerWindows[kind];
  if (windowMs === null || !remindedTimers.includes(kind)) {
    return null;
  }
  return new Date(deadline.getTime() - windowMs * (1 - limits.reminderAfterPart));
}
