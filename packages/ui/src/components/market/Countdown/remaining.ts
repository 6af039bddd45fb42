const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** From here on seconds are shown. */
export const nearMs = 5 * minuteMs;

/** Time left, in the two largest units that are worth saying. */
export type Remaining =
  | { kind: 'days'; days: number; hours: number }
  | { kind: 'hours'; hours: number; minutes: number }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'seconds'; minutes: number; seconds: number }
  | { kind: 'over' };

/**
 * Splits the time left: days and hours from 48 hours up, hours and minutes from one hour, then minutes, and seconds in
 * the last five minutes.
 */
export function remaining(leftMs: number): Remaining {
  if (leftMs <= 0) return { kind: 'over' };
  if (leftMs <= nearMs) {
    const seconds = Math.ceil(leftMs / secondMs);
    return { kind: 'seconds', minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  }
  const minutes = Math.ceil(leftMs / minuteMs);
  if (minutes < 60) return { kind: 'minutes', minutes };
  if (leftMs < 2 * dayMs) return { kind: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const hours = Math.floor(leftMs / hourMs);
  return { kind: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Returns when the words change next: with the next whole minute, in the last five minutes with the next second. */
export function nextChangeMs(leftMs: number): number | undefined {
  if (leftMs <= 0) return undefined;
  const stepMs = leftMs <= nearMs ? secondMs : minuteMs;
  const toStepMs = leftMs % stepMs || stepMs;
  return leftMs > nearMs ? Math.min(toStepMs, leftMs - nearMs) : toStepMs;
}

/** Minutes left at which a screen reader announces the time: often enough to act, never a voice each second. */
const announcedMinutes = [60, 15, 5, 1, 0] as const;

/** Returns the due announcement, the least of the marks not yet passed; undefined while the last one still holds. */
export function announcementMark(leftMs: number): number | undefined {
  return announcedMinutes.findLast((minutes) => leftMs <= minutes * minuteMs);
}
