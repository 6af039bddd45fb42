import type { CouponMessageId } from './coupons.en.ts';

export const couponsFil: Readonly<Record<CouponMessageId, string>> = {
  'coupon.percentage': '{percent}% bawas sa presyo.',
  'coupon.percentage.max': '{percent}% bawas sa presyo, hanggang {max}.',
  'coupon.fixed': '{amount} bawas sa kabuuan mo.',
  'coupon.minSpend': 'Para sa presyong {min} pataas.',
  'coupon.refusal.DISABLED': 'Binawi na ang kupong ito. Pumili ng iba.',
  'coupon.refusal.EXPIRED': 'Lampas na ang petsa ng kupong ito. Pumili ng iba.',
  'coupon.refusal.USED': 'Nagamit mo na ang kupong ito.',
  'coupon.refusal.HELD': 'Nakalaan ang kupong ito sa isa mo pang order. Bayaran o kanselahin muna iyon.',
  'coupon.refusal.OTHER_GOODS': 'Para sa ibang paninda ang kupong ito.',
  'coupon.refusal.MIN_SPEND': 'Para sa presyong {min} pataas ang kupong ito.',
};
