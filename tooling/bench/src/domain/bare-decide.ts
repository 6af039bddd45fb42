import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import type { OrderId } from '@suki/domain/ids/id';
import type { BuyerFacts } from '@suki/domain/trade/facts/command-facts';
import type { AskSnapshot, OrderSnapshot } from '@suki/domain/trade/facts/snapshot';
import { bareBuyerTotal, bareSellerFees } from './bare-quote.ts';

/*
 * The two decisions of the benchmark, by hand: a program for this one case alone, without a table, without conditions
 * that are not met here, without empty lists. A test compares their results with the domain's.
 */

/**
 * Row E31 of the life cycle: the order, its two moves and its three timers; null when the ask is gone or above the
 * accepted total.
 */
export function bareBuy(ask: AskSnapshot, buyer: BuyerFacts, wish: { orderId: OrderId; maxTotal: number; now: Date }) {
  const { price, lane } = ask;
  const total = bareBuyerTotal({ price, lane, buyerRegion: buyer.region ?? 'NCR' });
  if (ask.status !== 'listed' || ask.sellerId === buyer.userId || total > wish.maxTotal) return null;
  const { techServiceFee, paymentFee, operationalFee, income } = bareSellerFees(price);
  const order = {
    id: wish.orderId,
    buyerId: buyer.userId,
    sellerId: ask.sellerId,
    askId: ask.id,
    itemId: ask.itemId,
    skuId: ask.skuId,
    lane,
    origin: 'buy_now',
    status: 'to_pay',
    price,
    total,
    shippingFee: 12_000,
    flashFee: 0,
    processingFee: 0,
    couponAmount: 0,
    techServiceFee,
    paymentFee,
    operationalFee,
    income,
    createdAt: wish.now,
  };
  const quoteLines = [
    { id: 'price', amount: price, rule: 'quote.price' },
    { id: 'shipping', amount: 12_000, rule: 'quote.shipping' },
  ];
  const subject = { entity: 'ask', id: ask.id };
  return {
    creations: [{ entity: 'order', row: order, quoteLines }],
    moves: [
      { entity: 'ask', id: ask.id, from: 'listed', to: 'buyer_to_pay', event: 'E31' },
      { entity: 'order', id: wish.orderId, from: null, to: 'to_pay', event: 'E31' },
    ],
    timers: [
      { change: 'stop', subject, kind: 'ask_deposit' },
      { change: 'stop', subject, kind: 'listing' },
      {
        change: 'start',
        subject: { entity: 'order', id: wish.orderId },
        kind: 'payment_window',
        fireAt: new Date(wish.now.getTime() + 15 * MINUTE_MS),
      },
    ],
  };
}

/**
 * Row E41 of the life cycle: two moves, two timers, one message; null when it is not the seller's turn. Assumes that
 * the deadline falls on a courier day.
 */
export function bareConfirm(ask: AskSnapshot, order: OrderSnapshot, said: { callerId: string; now: Date }) {
  if (order.sellerId !== said.callerId || order.status !== 'confirming_buyer_order' || ask.status !== order.status) {
    return null;
  }
  const subject = { entity: 'order', id: order.id };
  const fireAt = new Date(said.now.getTime() + 36 * HOUR_MS);
  return {
    moves: [
      { entity: 'ask', id: ask.id, from: ask.status, to: 'to_ship', event: 'E41' },
      { entity: 'order', id: order.id, from: order.status, to: 'seller_to_ship', event: 'E41' },
    ],
    timers: [
      { change: 'stop', subject, kind: 'confirmation' },
      { change: 'start', subject, kind: 'shipment', fireAt },
    ],
    messages: [
      {
        to: order.buyerId,
        tab: 'order',
        kind: 'order-confirmed',
        orderId: order.id,
        params: { deadline: fireAt.toISOString() },
      },
    ],
  };
}
