import { HOUR_MS, MINUTE_MS } from './durations.ts';

/**
 * The deadlines of a usual sale, in milliseconds: for the buyer to pay, the seller to confirm and to send, and the
 * courier to scan (docs/lifecycle.md#timers). They stand apart from the table of all timers, so that a screen which
 * names one of them loads no more.
 */
export const saleWindows = {
  payMs: 15 * MINUTE_MS,
  confirmMs: 24 * HOUR_MS,
  shipMs: 36 * HOUR_MS,
  scanMs: 48 * HOUR_MS,
} as const;
