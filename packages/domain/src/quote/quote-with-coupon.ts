import { type AppliedCoupon, bestCoupon } from '../coupons/best-coupon.ts';
import type { ClaimedCoupon } from '../coupons/coupon.ts';
import type { Purchase } from '../coupons/coupon-refusal.ts';
import { type BuyerQuote, type BuyerQuoteInput, buyerQuote } from './buyer-quote.ts';

export type QuoteWithCoupon = {
  readonly quote: BuyerQuote;
  /** The coupon in the quote; null when none applies. */
  readonly coupon: AppliedCoupon | null;
};

/**
 * Returns the buyer's all-in price with the coupon that serves this purchase best, or without one when none applies;
 * amounts in centavos. To offer a chosen coupon only, pass just that one (docs/decisions.md#coupons).
 * @throws RangeError when the price is negative, or for a lane or a region that there is not.
 */
export function quoteWithCoupon(
  input: Omit<BuyerQuoteInput, 'couponAmount'> & Purchase,
  claimed: readonly ClaimedCoupon[],
): QuoteWithCoupon {
  const plain = buyerQuote(input);
  const coupon = bestCoupon(claimed, { ...input, payable: plain.total });
  return coupon === null
    ? { quote: plain, coupon }
    : { quote: buyerQuote({ ...input, couponAmount: coupon.amount }), coupon };
}
