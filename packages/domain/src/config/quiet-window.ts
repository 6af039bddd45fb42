import { HOUR_MS, MINUTE_MS } from './durations.ts';

/** The nightly pause of a bank, by the clocks of its zone (specification, section 9). */
export const quietWindow = {
  zone: 'Asia/Shanghai',
  /** UTC+08:00 all year since 1991. */
  zoneOffsetMs: 8 * HOUR_MS,
  /** Monday to Friday; 0 is Sunday. */
  weekdays: [1, 2, 3, 4, 5],
  /** Each span includes its first moment and excludes its last. */
  spans: [
    { fromMs: 22 * HOUR_MS, toMs: 22 * HOUR_MS + 30 * MINUTE_MS },
    { fromMs: 0, toMs: 2 * HOUR_MS },
  ],
  /** The bank whose direct debits rest (docs/providers.md#bank-maintenance). */
  bank: 'BPI',
  /** A payment deadline inside the window moves to its end plus this time (docs/lifecycle.md#extensions). */
  graceMs: 15 * MINUTE_MS,
} as const;
