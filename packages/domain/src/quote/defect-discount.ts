import { DEFECT_DISCOUNT_PERCENT_MAX, priceLimits } from '../config/prices.ts';
import type { SellerFees } from '../fees/income.ts';
import { add, type Centavos, subtract } from '../money/centavos.ts';
import { multipleRoundedDown, percentRoundedDown, shareRoundedDown } from '../money/rounding.ts';

/**
 * Returns the largest discount that a seller may offer for a small defect, in centavos: the rule's share of the price,
 * in whole price steps (E59d; docs/lifecycle.md#small-defects).
 */
export function largestDiscount(price: Centavos): Centavos {
  return multipleRoundedDown(percentRoundedDown(price, DEFECT_DISCOUNT_PERCENT_MAX), priceLimits.step);
}

export type DiscountedOrder = {
  readonly discountOffer: Centavos;
  /** The buyer's payment. */
  readonly total: Centavos;
  readonly couponAmount: Centavos;
};

/**
 * Returns the part of an agreed discount that the buyer gets, in centavos: the share of the coupon is not paid out
 * (docs/lifecycle.md#small-defects).
 */
export function discountBack({ discountOffer, total, couponAmount }: DiscountedOrder): Centavos {
  return subtract(discountOffer, shareRoundedDown(discountOffer, couponAmount, add(total, couponAmount)));
}

/**
 * Returns the part of the price that a sale is counted without, in centavos: the discount that the buyer accepted or
 * still considers; ₱0 after a refusal (E59d, E61; docs/lifecycle.md#small-defects).
 */
export function discountTaken(sale: SellerFees & { readonly price: Centavos }): Centavos {
  const { price, techServiceFee, paymentFee, operationalFee, income } = sale;
  return subtract(price, add(techServiceFee, paymentFee, operationalFee, income));
}
