import type { Clock } from '../../src/ports/clock.ts';

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & {
  readonly set: (at: Date) => void;
  readonly advance: (durationMs: number) => void;
};

/** Begins on a Saturday morning in Manila, unless told otherwise. */
export function testClock(start: Date = new Date('2026-11-21T01:00:00.000Z')): TestClock {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    set: (at) => {
      nowMs = at.getTime();
    },
    advance: (durationMs) => {
      nowMs += durationMs;
    },
  };
}
