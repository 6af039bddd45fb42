import { HOUR_MS } from '../../config/durations.ts';
import { payouts } from '../../config/payouts.ts';

/**
 * Returns when payouts to a withdrawal account start, after its bank or number was set (docs/lifecycle.md#payouts). Its
 * owner, who was told at the old address, has until then to stop somebody else.
 */
export function payoutsStartAt(destinationChangedAt: Date): Date {
  return new Date(destinationChangedAt.getTime() + payouts.newAccountHoldHours * HOUR_MS);
}
