import { HOUR_MS, MINUTE_MS } from './durations.ts';

/** How much one person may have open at a time (lifecycle, E01, E31 and section 2, rule 10). */
export const limits = {
  unpaidAsks: 5,
  liveAsksPerSku: 20,
  unpaidOrders: 2,
  /** Orders left unpaid or cancelled before payment (E34, E35) that pause buying. */
  lapsesInADay: 3,
  lapsesOnOneSku: 2,
  lapseWindowMs: 24 * HOUR_MS,
  skuLapseWindowMs: 60 * MINUTE_MS,
} as const;

/** How long an ask may stand, at the seller's choice. */
export const expiryDayChoices = [7, 14, 30] as const;
export type ExpiryDays = (typeof expiryDayChoices)[number];
export const defaultExpiryDays: ExpiryDays = 30;
