import type { ClaimedCoupon, ClaimedCouponStatus, Coupon, CouponStatus } from './coupon.ts';

/** Returns the status of a coupon at a moment; `disabled` wins over `expired` (specification, section 4). */
export function couponStatus(coupon: Coupon, now: Date): CouponStatus {
  if (coupon.isDisabled) {
    return 'disabled';
  }
  return coupon.expiresAt !== null && now >= coupon.expiresAt ? 'expired' : 'active';
}

/**
 * Returns the status of a person's coupon at a moment (specification, section 4). Used stays used. A withdrawn coupon
 * reads as expired, because its owner has no third word for it. A coupon held by an order is still active: it comes
 * back when that order is not paid.
 */
export function claimedCouponStatus({ coupon, usedAt }: ClaimedCoupon, now: Date): ClaimedCouponStatus {
  if (usedAt !== null) {
    return 'used';
  }
  return couponStatus(coupon, now) === 'active' ? 'active' : 'expired';
}

/** Counts a person's active, used and expired coupons at a moment (specification, section 3). */
export function couponCounts(
  claimed: readonly ClaimedCoupon[],
  now: Date,
): Readonly<Record<ClaimedCouponStatus, number>> {
  const count = (status: ClaimedCouponStatus) =>
    claimed.filter((each) => claimedCouponStatus(each, now) === status).length;
  return { active: count('active'), used: count('used'), expired: count('expired') };
}
