import { couponLimits } from '../config/coupons.ts';
import type { Centavos } from '../money/centavos.ts';
import type { CouponValue } from './coupon.ts';

/**
 * Returns true when a coupon may have this value: above 0 and up to 100 % with two decimals, or above ₱0 and up to
 * ₱10,000; a `maxAmount` is above ₱0 too (docs/decisions.md#coupons).
 */
export function isCouponValue(value: CouponValue): boolean {
  if (value.promotionType === 'fixed') {
    return isAmount(value.amount);
  }
  const { percent, maxAmount } = value;
  const isPercent = percent > 0 && percent <= couponLimits.percentMax && hasFewDecimals(percent);
  return isPercent && (maxAmount === null || isAmount(maxAmount));
}

function isAmount(amount: Centavos): boolean {
  return amount > 0 && amount <= couponLimits.fixedMax;
}

function hasFewDecimals(percent: number): boolean {
  return Number(percent.toFixed(couponLimits.percentDecimals)) === percent;
}
