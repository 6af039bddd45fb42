import type { TimerKind } from '../trade/statuses.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

export type TimerWindow = {
  /** `null`: the row that starts it gives the window (T2: the days that the seller picked). */
  readonly windowMs: number | null;
  /** How long before the end its owner is warned. */
  readonly warningsMs: readonly number[];
  /** A person has to bring a parcel to a courier: a day without courier moves the deadline (lifecycle, section 4). */
  readonly needsCourierDay: boolean;
  /** A payment may be under way when it fires: then it is extended once. */
  readonly waitsForPayment: boolean;
};

/** The windows of lifecycle.md, section 4. */
export const timerWindows: Readonly<Record<TimerKind, TimerWindow>> = {
  T1: { windowMs: 60 * MINUTE_MS, warningsMs: [15 * MINUTE_MS], needsCourierDay: false, waitsForPayment: true },
  T2: { windowMs: null, warningsMs: [24 * HOUR_MS], needsCourierDay: false, waitsForPayment: false },
  T6: { windowMs: 15 * MINUTE_MS, warningsMs: [5 * MINUTE_MS], needsCourierDay: false, waitsForPayment: true },
  T8: {
    windowMs: 24 * HOUR_MS,
    warningsMs: [12 * HOUR_MS, 2 * HOUR_MS],
    needsCourierDay: true,
    waitsForPayment: false,
  },
  T9: {
    windowMs: 36 * HOUR_MS,
    warningsMs: [12 * HOUR_MS, 3 * HOUR_MS],
    needsCourierDay: true,
    waitsForPayment: false,
  },
  T9b: { windowMs: 48 * HOUR_MS, warningsMs: [24 * HOUR_MS], needsCourierDay: true, waitsForPayment: false },
  T15: { windowMs: 7 * DAY_MS, warningsMs: [2 * DAY_MS], needsCourierDay: false, waitsForPayment: false },
  T21: { windowMs: 72 * HOUR_MS, warningsMs: [], needsCourierDay: false, waitsForPayment: false },
};

/** How long a payment deadline waits for an attempt that is still PENDING; once. */
export const PAYMENT_EXTENSION_MS = 15 * MINUTE_MS;

/** What an ask gets at least when it comes back to the book (lifecycle, section 4, rules). */
export const LISTING_REMAINING_MIN_MS = HOUR_MS;

/** When a deadline on a day without courier ends instead, on the next courier day in Asia/Manila. */
export const COURIER_DEADLINE_HOUR = 12;

/** How long after delivery the buyer may claim a condition problem (part of T15). */
export const CLAIM_WINDOW_MS = 72 * HOUR_MS;
