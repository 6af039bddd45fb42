/** Where the sandbox gets its time from. Tests pass a clock of their own and never wait. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs `run` once after `delayMs`; the answer cancels it. */
  after: (delayMs: number, run: () => void) => () => void;
};

/** The real clock. The sandbox stands for outside services, so the shop's own movable clock has no say here. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** The clock's time as the providers write it: ISO 8601 in UTC with milliseconds. */
export function timestamp(clock: Clock, plusMs = 0): string {
  return new Date(clock.now() + plusMs).toISOString();
}
