import { DAY_MS } from './durations.ts';

/** Codes stay for a day after they expire, because the limits of a day count them. */
export const oneTimeCodesKeptMs = DAY_MS;
/** No client repeats a call for longer, and an answer holds names, streets and phone numbers. */
export const idempotencyKeysKeptMs = DAY_MS;
