import type { Centavos } from '../money/centavos.ts';
import { min } from '../money/centavos.ts';
import { percentRoundedDown } from '../money/rounding.ts';
import type { CouponValue } from './coupon.ts';

/**
 * Returns the amount that a coupon takes off a price, in centavos: its percentage of the price, a fraction of a centavo
 * dropped, up to `maxAmount`; or its fixed amount (specification, section 4; docs/decisions.md#coupons). The quote
 * limits it to the total.
 */
export function couponAmount(value: CouponValue, price: Centavos): Centavos {
  if (value.promotionType === 'fixed') {
    return value.amount;
  }
  const share = percentRoundedDown(price, value.percent);
  return value.maxAmount === null ? share : min(share, value.maxAmount);
}
