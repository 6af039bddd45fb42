import type { ItemId, OrderId } from '../ids/id.ts';
import type { Centavos } from '../money/centavos.ts';
import type { ClaimedCoupon, CouponScope } from './coupon.ts';
import { couponStatus } from './coupon-status.ts';

/** The purchase that a coupon is checked against. `categories`: every category of the item. */
export type Purchase = {
  readonly price: Centavos;
  readonly itemId: ItemId;
  readonly categories: readonly string[];
  readonly now: Date;
  /** The order, when it exists already: the coupon that it holds is not refused. */
  readonly orderId?: OrderId | undefined;
};

export type CouponRefusal = 'USED' | 'DISABLED' | 'EXPIRED' | 'HELD' | 'OTHER_GOODS' | 'MIN_SPEND';

/**
 * Returns the reason why a coupon does not apply to a purchase, the most lasting reason first; null when it applies
 * (specification, section 4; docs/lifecycle.md#coupons). The text is `coupon.refusal.<reason>` of
 * `texts/coupons.en.ts`.
 */
export function couponRefusal(claimed: ClaimedCoupon, purchase: Purchase): CouponRefusal | null {
  const { coupon, heldBy, usedAt } = claimed;
  const status = couponStatus(coupon, purchase.now);
  if (usedAt !== null) {
    return 'USED';
  }
  if (status !== 'active') {
    return status === 'disabled' ? 'DISABLED' : 'EXPIRED';
  }
  if (heldBy !== null && heldBy !== purchase.orderId) {
    return 'HELD';
  }
  if (!covers(coupon.appliesTo, purchase)) {
    return 'OTHER_GOODS';
  }
  return purchase.price < coupon.minSpend ? 'MIN_SPEND' : null;
}

function covers(scope: CouponScope, { itemId, categories }: Purchase): boolean {
  switch (scope.scope) {
    case 'all':
      return true;
    case 'category':
      return scope.categories.some((category) => categories.includes(category));
    case 'item':
      return scope.itemIds.includes(itemId);
    default:
      return scope satisfies never;
  }
}
