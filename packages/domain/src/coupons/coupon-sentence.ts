import { formatMoney } from '../money/format-money.ts';
import type { CouponValue } from './coupon.ts';

/** The id of a coupon's text (`texts/coupons.en.ts`) and its parameters. */
export type CouponSentence = {
  readonly messageId: 'coupon.percentage' | 'coupon.percentage.max' | 'coupon.fixed';
  readonly params: Readonly<Record<string, string>>;
};

/** Returns the value of a coupon as a text: "10% off the price, up to ₱500." (specification, section 4). */
export function couponSentence(value: CouponValue): CouponSentence {
  if (value.promotionType === 'fixed') {
    return { messageId: 'coupon.fixed', params: { amount: formatMoney(value.amount) } };
  }
  const percent = String(value.percent);
  return value.maxAmount === null
    ? { messageId: 'coupon.percentage', params: { percent } }
    : { messageId: 'coupon.percentage.max', params: { percent, max: formatMoney(value.maxAmount) } };
}
