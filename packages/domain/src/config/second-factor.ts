import { DAY_MS, MINUTE_MS } from './durations.ts';

/** The second step of the staff's sign-in (ADR 0091): a code of an authenticator app (TOTP, RFC 6238). */
export const secondFactor = {
  digits: 6,
  periodSeconds: 30,
  /** Steps before and after the present one that are taken: the clocks of phones are a little off. */
  driftSteps: 1,
  /** Wrong tries until the account waits. */
  tries: 5,
  waitMs: 15 * MINUTE_MS,
  recoveryCodes: 10,
  /** The time in which a second admin may confirm that a member's second step is removed. */
  resetLifeMs: DAY_MS,
} as const;

/** The name that authenticator apps show beside the code. */
export const SECOND_FACTOR_ISSUER = 'Suki ops';
