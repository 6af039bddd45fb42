import { HOUR_MS } from './durations.ts';
import { timeLength } from './time-options.ts';

/**
 * The deadlines of a usual sale, in milliseconds: for the buyer to pay, the seller to confirm and to send, and the
 * courier to scan (docs/lifecycle.md#timers). They stand apart from the table of all timers, so that a screen which
 * names one of them loads no more.
 */
export const saleWindows = {
  payMs: timeLength('15m'),
  confirmMs: timeLength('24h'),
  shipMs: timeLength('36h'),
  scanMs: 48 * HOUR_MS,
} as const;
