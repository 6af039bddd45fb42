import { buyerFees } from '../config/fees.ts';
import { isFlash } from '../delivery/is-flash.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { flashFee as flashFeeOf } from '../fees/flash-fee.table.ts';
import { add, type Centavos, min, negate, subtract, zero } from '../money/centavos.ts';
import type { Lane } from '../trade/facts/statuses.ts';
import { outboundShippingFee } from './shipping-fee.ts';

export type BuyerLineId = 'price' | 'shipping' | 'flash' | 'processing' | 'coupon';

/**
 * One part of the total, in centavos. `rule` is the id of its name and, with `.rule` appended, of the sentence that
 * explains the amount.
 */
export type BuyerLine = { readonly id: BuyerLineId; readonly amount: Centavos; readonly rule: `quote.${BuyerLineId}` };

/** All amounts in centavos. */
export type BuyerQuote = {
  /** The buyer's total: the sum of the lines. */
  readonly total: Centavos;
  readonly lines: readonly BuyerLine[];
  readonly price: Centavos;
  readonly shippingFee: Centavos;
  readonly flashFee: Centavos;
  readonly processingFee: Centavos;
  /** Positive; its line carries it negative. */
  readonly couponAmount: Centavos;
};

export type BuyerQuoteInput = {
  readonly price: Centavos;
  readonly lane: Lane;
  /** `null` when unknown. */
  readonly buyerRegion: DeliveryRegion | null;
  /** The amount that the coupon takes off, from `couponAmount` or `bestCoupon`. */
  readonly couponAmount?: Centavos | undefined;
};

/**
 * Returns the buyer's all-in price in centavos: price + shipping + flash fee + processing fee − coupon, never anything
 * else (docs/decisions.md#prices-and-quotes; fees of the specification, section 9). Every screen and the server call
 * this function. A coupon never takes more than the rest costs, so the total is never below ₱0; lines of ₱0 are left
 * out.
 * @throws RangeError when the price is negative, or for a lane or a region that there is not.
 */
export function buyerQuote({ price, lane, buyerRegion, couponAmount = zero }: BuyerQuoteInput): BuyerQuote {
  const shippingFee = outboundShippingFee(buyerRegion);
  const flashFee = isFlash(lane) ? flashFeeOf(price) : zero;
  const processingFee = buyerFees.processing;
  const beforeCoupon = add(price, shippingFee, flashFee, processingFee);
  const coupon = min(couponAmount, beforeCoupon);
  const lines: readonly BuyerLine[] = [
    { id: 'price', amount: price, rule: 'quote.price' },
    { id: 'shipping', amount: shippingFee, rule: 'quote.shipping' },
    { id: 'flash', amount: flashFee, rule: 'quote.flash' },
    { id: 'processing', amount: processingFee, rule: 'quote.processing' },
    { id: 'coupon', amount: negate(coupon), rule: 'quote.coupon' },
  ];
  return {
    total: subtract(beforeCoupon, coupon),
    lines: lines.filter((line) => line.amount !== 0),
    price,
    shippingFee,
    flashFee,
    processingFee,
    couponAmount: coupon,
  };
}
