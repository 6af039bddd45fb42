import { income } from '../../fees/income.ts';
import { type Centavos, zero } from '../../money/centavos.ts';
import { type BuyerQuote, buyerQuote } from '../../quote/buyer-quote.ts';
import type { NewOrderFacts } from '../facts/command-facts.ts';
import type { OrderCreation } from '../facts/decision.ts';
import type { AskSnapshot, BidSnapshot, OrderSnapshot } from '../facts/snapshot.ts';
import { orderExtras } from '../facts/snapshot-extras.ts';

export type NewOrder = Pick<OrderSnapshot, 'id' | 'buyerId' | 'origin' | 'bidId' | 'couponId'> & {
  readonly ask: AskSnapshot;
  /** The quote that both sides were shown; its price is the sale price. */
  readonly quote: BuyerQuote;
  readonly feeRules: NewOrderFacts['feeRules'];
  readonly now: Date;
};

/**
 * Builds an order with its terms frozen: the buyer's total, line by line, and the seller's income
 * (docs/lifecycle.md#orders). The lines are the quote's own, coupon included, and are stored unchanged; nobody counts
 * them a second time.
 */
export function newOrder({ ask, quote, feeRules, now, ...own }: NewOrder): OrderCreation {
  const { price, total, shippingFee, flashFee, processingFee, couponAmount, lines: quoteLines } = quote;
  const { sellerId, itemId, skuId, lane } = ask;
  const row: OrderSnapshot = {
    ...income(price, feeRules),
    sellerId,
    askId: ask.id,
    itemId,
    skuId,
    lane,
    status: 'to_pay',
    price,
    total,
    shippingFee,
    flashFee,
    processingFee,
    couponAmount,
    createdAt: now,
    paidByAttemptId: null,
    cancelRequested: false,
    deliveryAt: null,
    inboundCourier: null,
    inboundTrackingNumber: null,
    inboundScannedAt: null,
    outboundTrackingNumber: null,
    closure: null,
    ...orderExtras,
    ...own,
  };
  return { entity: 'order', row, quoteLines };
}

export type BidOrder = {
  readonly ask: AskSnapshot;
  readonly bid: BidSnapshot;
  readonly terms: NewOrderFacts;
  readonly now: Date;
  /** The resting price where it differs from the bid's (E21). */
  readonly price?: Centavos | undefined;
};

/** Builds the order of an accepted or matched bid: no flash fee, also for stock (docs/lifecycle.md#lanes). */
export function orderFromBid({ ask, bid, terms, now, price = bid.price }: BidOrder): OrderCreation {
  const { orderId, feeRules, buyerRegion } = terms;
  const quote = buyerQuote({ price, lane: 'standard', buyerRegion, couponAmount: zero });
  return newOrder({
    id: orderId,
    buyerId: bid.buyerId,
    origin: 'bid',
    bidId: bid.id,
    couponId: null,
    ask,
    quote,
    feeRules,
    now,
  });
}
