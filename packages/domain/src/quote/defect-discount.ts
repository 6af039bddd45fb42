import { DEFECT_DISCOUNT_PERCENT_MAX, priceLimits } from '../config/prices.ts';
import type { SellerFees } from '../fees/income.ts';
import { add, type Centavos, subtract } from '../money/centavos.ts';
import { multipleRoundedDown, percentRoundedDown, shareRoundedDown } from '../money/rounding.ts';

/** The largest discount that a seller may offer for a small defect, in centavos: the rule's share of the price, in whole price steps (E59d). */
export function largestDiscount(price: Centavos): Centavos {
  return multipleRoundedDown(percentRoundedDown(price, DEFECT_DISCOUNT_PERCENT_MAX), priceLimits.step);
}

export type DiscountedOrder = {
  readonly discountOffer: Centavos;
  /** What the buyer paid. */
  readonly total: Centavos;
  readonly couponAmount: Centavos;
};

/**
 * How much of an agreed discount the buyer gets, in centavos: the share of the coupon is not paid out
 * (docs/decisions.md#prices-and-money).
 */
export function discountBack({ discountOffer, total, couponAmount }: DiscountedOrder): Centavos {
  return subtract(discountOffer, shareRoundedDown(discountOffer, couponAmount, add(total, couponAmount)));
}

/** How much of its price a sale is counted without, in centavos: the discount that the buyer took or is thinking about; nothing once it was refused (E59d, E61). */
export function discountTaken(sale: SellerFees & { readonly price: Centavos }): Centavos {
  const { price, techServiceFee, paymentFee, operationalFee, income } = sale;
  return subtract(price, add(techServiceFee, paymentFee, operationalFee, income));
}
