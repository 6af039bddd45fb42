import type { Clock } from '../src/ports/clock.ts';

/**
 * The moved clock of the demo's past. Within a deal the clock only goes forward; the next deal may begin earlier,
 * because deals overlap in time. Overlapping deals are on different sizes, so the history of a book runs forward too.
 */
export type SeedClock = Clock & {
  readonly moveTo: (at: Date) => void;
  /** Never moves beyond the present: nothing of the demo lies in the future. */
  readonly advance: (durationMs: number) => void;
};

export function seedClock(present: () => Date): SeedClock {
  let nowMs = present().getTime();
  const moveTo = (at: Date): void => {
    nowMs = Math.min(at.getTime(), present().getTime());
  };
  return { now: () => new Date(nowMs), moveTo, advance: (durationMs) => moveTo(new Date(nowMs + durationMs)) };
}
