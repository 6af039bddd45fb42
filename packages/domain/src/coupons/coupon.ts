import type { CouponId, ItemId, OrderId } from '../ids/id.ts';
import type { Centavos } from '../money/centavos.ts';

/** Names of the specification, section 4. */
export const couponStatuses = ['active', 'expired', 'disabled'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** Statuses of a claimed coupon (specification, section 4: "user coupon"). */
export const claimedCouponStatuses = ['active', 'expired', 'used'] as const;
export type ClaimedCouponStatus = (typeof claimedCouponStatuses)[number];

/** The ways to get a coupon: for all, by registering, by typing its code (specification, section 4). */
export const couponSources = ['all', 'registration', 'promoCode'] as const;
export type CouponSource = (typeof couponSources)[number];

/** The purchases that a coupon is valid for (specification, section 4: scope all, category, item). */
export type CouponScope =
  | { readonly scope: 'all' }
  | { readonly scope: 'category'; readonly categories: readonly string[] }
  | { readonly scope: 'item'; readonly itemIds: readonly ItemId[] };

/** The value of a coupon (specification, section 4: type percentage or fixed). `percent`: 10 is 10 % of the price. */
export type CouponValue =
  | { readonly promotionType: 'percentage'; readonly percent: number; readonly maxAmount: Centavos | null }
  | { readonly promotionType: 'fixed'; readonly amount: Centavos };

/** A coupon as the platform gives it out. */
export type Coupon = {
  readonly source: CouponSource;
  readonly appliesTo: CouponScope;
  readonly value: CouponValue;
  /** Smallest price of the item, without shipping; ₱0 for any price. */
  readonly minSpend: Centavos;
  readonly isDisabled: boolean;
  /** The coupon is expired from this moment on; null: never. */
  readonly expiresAt: Date | null;
};

/** A coupon of one person. */
export type ClaimedCoupon = {
  readonly id: CouponId;
  readonly coupon: Coupon;
  readonly claimedAt: Date;
  /** The order that holds it while waiting for payment; at most one (docs/lifecycle.md#coupons). */
  readonly heldBy: OrderId | null;
  readonly usedAt: Date | null;
};
