import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { claimedCouponStatuses, couponSources, couponStatuses } from './coupon.ts';

test.each([
  {
    what: 'statuses of a coupon',
    sentence: 'Coupon: active, expired, disabled.',
    by: { couponStatuses },
    names: couponStatuses,
    specified: ['active', 'expired', 'disabled'],
  },
  {
    what: 'statuses of a claimed coupon',
    sentence: 'User coupon: active, expired, used.',
    by: { claimedCouponStatuses },
    names: claimedCouponStatuses,
    specified: ['active', 'expired', 'used'],
  },
  {
    what: 'sources of a coupon',
    sentence: 'Coupon source: all, registration, promoCode.',
    by: { couponSources },
    names: couponSources,
    specified: ['all', 'registration', 'promoCode'],
  },
])('the $what are those of the specification', ({ sentence, by, names, specified }) => {
  proves(sentence, by);
  expect(names).toEqual(specified);
});
