import { pesos } from '../money/centavos.ts';

/** Limits of a coupon's value (docs/decisions.md#coupons). */
export const couponLimits = {
  /** A percentage counts from the price alone and has at most two decimals. */
  percentMax: 100,
  percentDecimals: 2,
  fixedMax: pesos(10_000),
} as const;
