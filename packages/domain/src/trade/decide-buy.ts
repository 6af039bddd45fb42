import { limits } from '../config/limits.ts';
import { income } from '../fees/income.ts';
import { type BuyerQuote, buyerQuote } from '../quote/buyer-quote.ts';
import { approve, refuse } from './approve.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import type { Decision } from './decision.ts';
import type { RefusalReason } from './refusal-reasons.ts';
import type { AskSnapshot, OrderSnapshot } from './snapshot.ts';

/** E31: reserves the first ask of the queue at today's quote; refused when the total is above what the buyer accepted. */
export function decideBuy(
  command: CommandOf<'buy_at_lowest_ask'>,
  facts: FactsOf<'buy_at_lowest_ask'>,
  now: Date,
): Decision {
  const reason = whyNotBuy(facts);
  if (reason !== null) {
    return refuse(reason);
  }
  const { ask, buyer, feeRules } = facts;
  // A flash order goes on with E37c: until that row is built, no flash ask can be bought.
  if (ask === null || ask.status !== 'listed' || ask.lane !== 'standard') {
    return refuse(facts.hasLinkedAsk ? 'OWN_ENTRY' : 'ASK_GONE');
  }
  if (ask.sellerId === buyer.userId) {
    return refuse('OWN_ENTRY');
  }
  const quote = buyerQuote({ price: ask.price, lane: ask.lane, buyerRegion: buyer.region });
  if (quote.total > command.maxTotal) {
    return refuse('PRICE_CHANGED', { maxTotal: command.maxTotal, total: quote.total, lines: quote.lines });
  }
  const terms = { ...orderOf(ask, quote), ...income(ask.price, feeRules) };
  const order: OrderSnapshot = { ...terms, id: command.orderId, buyerId: buyer.userId, createdAt: now };
  return approve('E31', { now, ask, order, creations: [{ entity: 'order', row: order }] });
}

function whyNotBuy({ buyer, item }: FactsOf<'buy_at_lowest_ask'>): RefusalReason | null {
  const isPaused = buyer.lapsesInADay >= limits.lapsesInADay || buyer.lapsesOnSku >= limits.lapsesOnOneSku;
  const rules: readonly (readonly [boolean, RefusalReason])[] = [
    [buyer.isRegistered, 'NOT_REGISTERED'],
    [!buyer.isSuspended, 'ACCOUNT_SUSPENDED'],
    [buyer.hasAddress, 'ADDRESS_NOT_FOUND'],
    [item.hasSku, 'SKU_NOT_FOUND'],
    [item.status === 'listed', 'ITEM_NOT_LISTED'],
    [buyer.unpaidOrderCount < limits.unpaidOrders, 'TOO_MANY_UNPAID_ORDERS'],
    [!isPaused, 'BUYING_PAUSED'],
  ];
  return rules.find(([isMet]) => !isMet)?.[1] ?? null;
}

type Terms = Omit<
  OrderSnapshot,
  'id' | 'buyerId' | 'createdAt' | 'techServiceFee' | 'paymentFee' | 'operationalFee' | 'income'
>;

function orderOf(ask: AskSnapshot, quote: BuyerQuote): Terms {
  const { price, total, shippingFee, flashFee, processingFee, couponAmount } = quote;
  return {
    sellerId: ask.sellerId,
    askId: ask.id,
    itemId: ask.itemId,
    skuId: ask.skuId,
    lane: ask.lane,
    origin: 'buy_now',
    status: 'to_pay',
    price,
    total,
    shippingFee,
    flashFee,
    processingFee,
    couponAmount,
    paidByAttemptId: null,
    cancelRequested: false,
    deliveryAt: null,
    inboundCourier: null,
    inboundTrackingNumber: null,
    inboundScannedAt: null,
    outboundTrackingNumber: null,
    closure: null,
  };
}
