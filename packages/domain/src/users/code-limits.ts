import { type CountWindow, codeLimits } from '../config/identity.ts';
import { addDays, manilaDate, manilaMoment } from '../time/manila.ts';

/** Codes that were sent before, as far as a limit looks back; moments in any order. */
export type SentCodes = {
  readonly toNumber: readonly Date[];
  readonly byPerson: readonly Date[];
  /** To everybody, since midnight in Manila. */
  readonly today: number;
};

/** Returns when the next code may be sent; null when it may be sent now. The latest of all limits counts (ADR 0086). */
export function nextCodeAt({ toNumber, byPerson, today }: SentCodes, now: Date): Date | null {
  return latest([
    nextInWindows(toNumber, codeLimits.perNumber, now),
    nextInWindows(byPerson, codeLimits.perPerson, now),
    today < codeLimits.perDayInAll ? null : nextMidnight(now),
  ]);
}

/** Returns when a person who typed wrong codes may try again; null when now (ADR 0086). */
export function nextTryAt(wrongTries: readonly Date[], now: Date): Date | null {
  return nextInWindows(wrongTries, codeLimits.wrongTriesPerPerson, now);
}

/**
 * Returns the alert about the day's codes after one more was sent; null for most. Counted one by one, each share is
 * reached exactly once a day (ADR 0086).
 */
export function codeBudgetAlert(today: number): 'codes_nearly_spent' | 'codes_spent' | null {
  const { perDayInAll, warnAtPercent } = codeLimits;
  if (today === perDayInAll) {
    return 'codes_spent';
  }
  return today === Math.ceil((perDayInAll * warnAtPercent) / 100) ? 'codes_nearly_spent' : null;
}

/** Returns when one more fits into every window; null when it fits now (ADR 0086). The order of moments is free. */
export function nextInWindows(moments: readonly Date[], windows: readonly CountWindow[], now: Date): Date | null {
  const newestFirst = moments.map((moment) => moment.getTime()).sort((one, other) => other - one);
  return latest(
    windows.map(({ windowMs, max }) => {
      // The oldest of the last `max` has to leave the window before another one enters.
      const hindering = newestFirst[max - 1];
      return hindering === undefined || hindering + windowMs <= now.getTime() ? null : new Date(hindering + windowMs);
    }),
  );
}

function latest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((late, moment) => (late === null || (moment !== null && moment > late) ? moment : late), null);
}

function nextMidnight(now: Date): Date {
  return manilaMoment(addDays(manilaDate(now), 1), 0);
}
