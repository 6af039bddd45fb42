/** Texts for the value of a coupon, and for the reasons why one does not apply. */
export const couponsEn = {
  'coupon.percentage': '{percent}% off the price.',
  'coupon.percentage.max': '{percent}% off the price, up to {max}.',
  'coupon.fixed': '{amount} off your total.',
  'coupon.minSpend': 'For a price of {min} or more.',
  'coupon.refusal.DISABLED': 'This coupon was withdrawn. Choose another one.',
  'coupon.refusal.EXPIRED': 'This coupon has expired. Choose another one.',
  'coupon.refusal.USED': 'You’ve already used this coupon.',
  'coupon.refusal.HELD': 'This coupon is kept for another order of yours. Pay or cancel that one first.',
  'coupon.refusal.OTHER_GOODS': 'This coupon is for other goods.',
  'coupon.refusal.MIN_SPEND': 'This coupon is for a price of {min} or more.',
} as const;

export type CouponMessageId = keyof typeof couponsEn;
