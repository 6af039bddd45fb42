import type { Clock } from '../ports/clock.ts';

/**
 * The time of the trade: the machine's own plus an offset that is stored in the database, so that all processes agree
 * (ADR 0010). Production never reads the offset.
 */
export type StoredClock = Clock & {
  /** Reads the offset again: at the start, after a gap of the feed, and when somebody moved it. */
  readonly reload: () => Promise<void>;
  readonly offsetMs: () => number;
};

export type StoredClockOptions = {
  readonly realClock: Clock;
  readonly readOffsetMs: () => Promise<number>;
  readonly isMovable: boolean;
};

export function storedClock({ realClock, readOffsetMs, isMovable }: StoredClockOptions): StoredClock {
  let offsetMs = 0;
  return {
    now: () => new Date(realClock.now().getTime() + offsetMs),
    offsetMs: () => offsetMs,
    reload: async () => {
      if (isMovable) offsetMs = await readOffsetMs();
    },
  };
}
