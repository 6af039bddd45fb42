import { buyerFees } from '../config/fees.ts';
import { outboundShipping, unknownRegionShipping } from '../config/shipping.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { flashFee as flashFeeOf } from '../fees/flash-fee.table.ts';
import { add, type Centavos, negate, smaller, subtract, zero } from '../money/centavos.ts';
import type { Lane } from '../trade/statuses.ts';

export type BuyerLineId = 'price' | 'shipping' | 'flash' | 'processing' | 'coupon';

/** `rule` is a message id that says where the line comes from. */
export type BuyerLine = { readonly id: BuyerLineId; readonly amount: Centavos; readonly rule: `quote.${BuyerLineId}` };

export type BuyerQuote = {
  /** What the buyer pays in all: the sum of the lines. */
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
  /** `null`: not known. */
  readonly buyerRegion: DeliveryRegion | null;
  readonly couponAmount?: Centavos | undefined;
};

/**
 * The buyer's all-in price: price + shipping + flash fee + processing fee − coupon, never anything else (decisions,
 * "Prices"). Every screen and the server call this function. A coupon never takes more than the rest costs.
 */
export function buyerQuote({ price, lane, buyerRegion, couponAmount = zero }: BuyerQuoteInput): BuyerQuote {
  const shippingFee = buyerRegion === null ? unknownRegionShipping : outboundShipping[buyerRegion];
  const flashFee = lane === 'flash' ? flashFeeOf(price) : zero;
  const processingFee = buyerFees.processing;
  const beforeCoupon = add(price, shippingFee, flashFee, processingFee);
  const coupon = smaller(couponAmount, beforeCoupon);
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
