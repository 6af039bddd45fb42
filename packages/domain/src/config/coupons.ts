import { pesos } from '../money/centavos.ts';

/** What a coupon may give (docs/decisions.md#prices-and-money). */
export const couponLimits = {
  /** A percentage counts from the price alone and has at most two decimals. */
  percentMax: 100,
  percentDecimals: 2,
  fixedMax: pesos(10_000),
} as const;
