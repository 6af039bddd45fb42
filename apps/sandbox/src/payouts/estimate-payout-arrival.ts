import { INSTAPAY_MAXIMUM } from './payout-channels.table.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Manila is eight hours ahead of UTC all year: the Philippines have no summer time. */
const MANILA_OFFSET_MS = 8 * 3_600_000;
const PESONET_CUT_OFF_HOUR = 14;
const PESONET_ARRIVAL_HOUR = 18;

/**
 * Estimates the arrival of a payout: InstaPay (up to ₱50,000) within 15 minutes; PESONet on the same day until 14:00
 * in Manila, later on the next day. Weekends count, because the estimate is the sandbox's own.
 */
export function estimatePayoutArrival(amount: number, nowMs: number): string {
  if (amount <= INSTAPAY_MAXIMUM) {
    return new Date(nowMs + 15 * MINUTE_MS).toISOString();
  }
  const manila = nowMs + MANILA_OFFSET_MS;
  const startOfDay = Math.floor(manila / DAY_MS) * DAY_MS;
  const isLate = (manila - startOfDay) / 3_600_000 >= PESONET_CUT_OFF_HOUR;
  const arrival = startOfDay + PESONET_ARRIVAL_HOUR * 3_600_000 + (isLate ? DAY_MS : 0);
  return new Date(arrival - MANILA_OFFSET_MS).toISOString();
}
