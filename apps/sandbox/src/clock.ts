/** The sandbox's source of time. Tests pass a clock of their own and never wait. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs `run` once after `delayMs`; the returned function cancels it. */
  after: (delayMs: number, run: () => void) => () => void;
};

/** The real clock: outside services do not follow the shop's movable clock. */
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
