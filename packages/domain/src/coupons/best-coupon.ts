import { type Centavos, min } from '../money/centavos.ts';
import type { ClaimedCoupon } from './coupon.ts';
import { couponAmount } from './coupon-amount.ts';
import { couponRefusal, type Purchase } from './coupon-refusal.ts';

/** A coupon and the amount that it takes off, in centavos. */
export type AppliedCoupon = { readonly claimed: ClaimedCoupon; readonly amount: Centavos };

/** `whole`: the amount that the coupon would take off a higher total. */
type Candidate = AppliedCoupon & { readonly whole: Centavos };

/**
 * Returns the coupon that takes most off `payable` (the total before coupon, in centavos); among equals the coupon that
 * loses least of its value, then the first to expire, then the first claimed. At most one coupon applies to an order;
 * null when none does (docs/decisions.md#coupons).
 */
export function bestCoupon(
  claimed: readonly ClaimedCoupon[],
  { payable, ...purchase }: Purchase & { readonly payable: Centavos },
): AppliedCoupon | null {
  const candidates = claimed
    .filter((each) => couponRefusal(each, purchase) === null)
    .map((each): Candidate => {
      const whole = couponAmount(each.coupon.value, purchase.price);
      return { claimed: each, amount: min(whole, payable), whole };
    });
  const [best] = candidates.sort(better);
  return best === undefined ? null : { claimed: best.claimed, amount: best.amount };
}

function better(one: Candidate, other: Candidate): number {
  return (
    other.amount - one.amount ||
    one.whole - other.whole ||
    compareMoments(one.claimed.coupon.expiresAt, other.claimed.coupon.expiresAt) ||
    one.claimed.claimedAt.getTime() - other.claimed.claimedAt.getTime()
  );
}

/** Sorts the earlier moment first; null means never and comes last. */
function compareMoments(one: Date | null, other: Date | null): number {
  if (one === null || other === null) {
    return Number(one === null) - Number(other === null);
  }
  return one.getTime() - other.getTime();
}
