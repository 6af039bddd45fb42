import { DAY_MS } from './durations.ts';

/** The end of an admin by two others (ADR 0091): suspending the account, or taking the role away. */
export const adminRemoval = {
  /** The time in which a second admin may confirm. */
  askedLifeMs: DAY_MS,
  /** So long somebody has been an admin before they confirm: nobody makes themselves a second admin on the spot. */
  confirmsAfterMs: DAY_MS,
} as const;
