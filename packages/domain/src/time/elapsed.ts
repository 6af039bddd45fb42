import { DAY_MS, HOUR_MS, MINUTE_MS } from '../config/durations.ts';

/** A time that passed, as one says it: whole units of one kind. */
export type Elapsed = { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** A page that everybody shares is up to this old, so minutes are told in steps of it. */
const STEP_MINUTES = 5;

/**
 * Returns how long ago a moment is: minutes in steps of five below an hour, then hours, then days, all rounded down. A
 * moment to come is 0 minutes ago.
 */
export function elapsedSince(at: Date, now: Date): Elapsed {
  const ms = Math.max(0, now.getTime() - at.getTime());
  if (ms >= DAY_MS) return { unit: 'days', count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'minutes', count: Math.floor(ms / MINUTE_MS / STEP_MINUTES) * STEP_MINUTES };
}
