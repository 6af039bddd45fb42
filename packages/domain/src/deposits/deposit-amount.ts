import { deposits } from '../config/deposits.ts';
import { isFlash } from '../delivery/is-flash.ts';
import { type Centavos, max, min, zero } from '../money/centavos.ts';
import { multipleRoundedUp, percentRoundedUp } from '../money/rounding.ts';
import type { Lane } from '../trade/facts/statuses.ts';

/**
 * Returns the deposit on an ask or bid: 10 % of the price, rounded up to ₱50, at least ₱100, at most ₱5,000; none in
 * the flash lane, where the item itself is the security (docs/lifecycle.md#deposits).
 * @throws RangeError for a lane that there is not.
 */
export function depositAmount(price: Centavos, lane: Lane = 'standard'): Centavos {
  if (isFlash(lane)) {
    return zero;
  }
  const share = multipleRoundedUp(percentRoundedUp(price, deposits.percent), deposits.step);
  return min(max(share, deposits.min), deposits.max);
}
