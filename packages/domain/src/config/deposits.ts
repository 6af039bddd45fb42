import { pesos } from '../money/centavos.ts';

/** Deposits of sellers and bidders (docs/lifecycle.md#deposits). */
export const deposits = {
  percent: 10,
  step: pesos(50),
  min: pesos(100),
  max: pesos(5_000),
  /** Share of a forfeited deposit that goes to the harmed side; the rest is the platform's. */
  harmedPercent: 70,
  /** Kept when the seller rejects an order (E42). */
  rejectedPercent: 50,
  /** Coupon for the buyer of a rejected or unanswered order (E42, E43). */
  apologyCoupon: pesos(100),
} as const;
