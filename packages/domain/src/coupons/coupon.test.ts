import { expect, test } from 'vitest';
import { claimedCouponStatuses, couponSources, couponStatuses } from './coupon.ts';

test.each([
  { what: 'statuses of a coupon', names: couponStatuses, specified: ['active', 'expired', 'disabled'] },
  { what: 'statuses of a claimed coupon', names: claimedCouponStatuses, specified: ['active', 'expired', 'used'] },
  { what: 'sources of a coupon', names: couponSources, specified: ['all', 'registration', 'promoCode'] },
])('the $what are those of the specification', ({ names, specified }) => {
  expect(names).toEqual(specified);
});
