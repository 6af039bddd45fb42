import { DAY_MS, HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { INSTAPAY_MAXIMUM } from './payout-channels.table.ts';

/** Manila is eight hours ahead of UTC all year: the Philippines have no summer time. */
const MANILA_OFFSET_MS = 8 * HOUR_MS;
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
  const isLate = (manila - startOfDay) / HOUR_MS >= PESONET_CUT_OFF_HOUR;
  const arrival = startOfDay + PESONET_ARRIVAL_HOUR * HOUR_MS + (isLate ? DAY_MS : 0);
  return new Date(arrival - MANILA_OFFSET_MS).toISOString();
}
