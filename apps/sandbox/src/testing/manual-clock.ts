import type { Clock } from '../clock.ts';

type Timer = { atMs: number; run: () => void };

export type ManualClock = Clock & {
  /** Moves on by this many seconds; everything that is due in between finishes in its order. */
  advance: (seconds: number) => Promise<void>;
  /** Awaited after each timer; the test sandbox waits for its queue here. */
  settle: () => Promise<void>;
};

/** Friday 20 November 2026, 12:00 in Manila. */
const START_MS = Date.UTC(2026, 10, 20, 4);

/** A clock that stands still until a test moves it, so that no test waits for a retry. */
export function createManualClock(): ManualClock {
  let nowMs = START_MS;
  let timers: Timer[] = [];
  const clock: ManualClock = {
    now: () => nowMs,
    after(delayMs, run) {
      const timer = { atMs: nowMs + delayMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(seconds) {
      const untilMs = nowMs + seconds * 1000;
      await clock.settle();
      for (;;) {
        const next = timers.toSorted((one, other) => one.atMs - other.atMs)[0];
        if (!next || next.atMs > untilMs) {
          break;
        }
        timers = timers.filter((other) => other !== next);
        nowMs = Math.max(nowMs, next.atMs);
        next.run();
        await clock.settle();
      }
      nowMs = untilMs;
    },
    settle: () => Promise.resolve(),
  };
  return clock;
}
