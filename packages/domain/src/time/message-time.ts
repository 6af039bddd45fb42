import { JUST_NOW_MS } from '../config/time-options.ts';

/**
 * Returns "Just now" up to and including five minutes (specification, section 9), else null: then show the date. A
 * moment ahead of this clock is "Just now" too, because clocks differ by seconds.
 */
export function messageTime(at: Date, now: Date): 'Just now' | null {
  return now.getTime() - at.getTime() <= JUST_NOW_MS ? 'Just now' : null;
}
