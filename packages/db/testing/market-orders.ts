import type { AskId, BidId, OrderId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Approval } from '@suki/domain/trade/facts/decision';
import { lockAsk } from '../src/queries/ask-snapshot.ts';
import { lockAttempt } from '../src/queries/attempts.ts';
import { lockBid } from '../src/queries/bid-snapshot.ts';
import { lockOrder } from '../src/queries/order-snapshot.ts';
import { attempt, buyerFacts, buyerRegion, feeRules, item, newAsk, orderContext, sellerFacts } from './market-facts.ts';
import { existing, trade } from './market-rows.ts';
import type { MarketStage } from './market-stage.ts';
import { testId } from './test-ids.ts';

/** Buying, paying, accepting and matching on a test's market. */
export function marketOrders({ act, inTx, sku }: MarketStage) {
  return {
    /** E31. */
    buy: async (buyerId: UserId, askId: AskId, maxTotal: Centavos): Promise<OrderId> => {
      const orderId = testId('ord');
      const { skuId } = await sku();
      await act(
        { name: 'buy_at_lowest_ask', orderId, skuId, lane: 'standard', maxTotal },
        async (tx) => ({
          ask: await existing(lockAsk(tx, askId)),
          hasLinkedAsk: false,
          buyer: buyerFacts(buyerId),
          item,
          feeRules,
        }),
        orderContext,
      );
      return orderId;
    },
    /** E32 and E37. */
    pay: async (orderId: OrderId): Promise<Approval> => {
      const order = await inTx((tx) => existing(lockOrder(tx, orderId)));
      const attemptId = testId('att');
      const newAttempt = {
        ...attempt,
        subject: { entity: 'order', id: orderId } as const,
        userId: order.buyerId,
        amount: order.total,
      };
      await act(
        { name: 'pay_order', attemptId, channel: 'GCASH' },
        async (tx) => ({ order: await existing(lockOrder(tx, orderId)), pendingAttempt: null }),
        { newAttempt },
      );
      return await act({ name: 'payment_succeeded', amount: order.total }, async (tx) => ({
        ...(await trade(tx, orderId)),
        attempt: await existing(lockAttempt(tx, attemptId)),
      }));
    },
    /** E22a, E22b, E23: `askId` is an own live ask; without it a new ask is made. */
    accept: async (
      sellerId: UserId,
      bidId: BidId,
      options: { askId?: AskId; isPayingNow?: boolean } = {},
    ): Promise<AskId> => {
      const askId = options.askId ?? testId('ask');
      const name =
        options.isPayingNow === true || options.askId !== undefined ? 'accept_bid' : 'accept_bid_without_pay';
      const { price } = await inTx((tx) => existing(lockBid(tx, bidId)));
      await act(
        { name, askId, depositId: testId('dep'), floorPrice: null },
        async (tx) => ({
          bid: await existing(lockBid(tx, bidId)),
          hasLinkedBid: false,
          ask: options.askId === undefined ? null : await existing(lockAsk(tx, options.askId)),
          seller: sellerFacts(sellerId),
          item,
          newOrder: { orderId: testId('ord'), feeRules, buyerRegion },
        }),
        { ...orderContext, newAsk: newAsk(price) },
      );
      return askId;
    },
    match: async (askId: AskId, bidId: BidId, incoming: 'ask' | 'bid'): Promise<void> => {
      await act(
        { name: 'match_book', incoming },
        async (tx) => ({
          ask: await existing(lockAsk(tx, askId)),
          bid: await existing(lockBid(tx, bidId)),
          newOrder: { orderId: testId('ord'), feeRules, buyerRegion },
        }),
        orderContext,
      );
    },
    orderOfBid: async (bidId: BidId): Promise<OrderId> => {
      const { rows } = await inTx((tx) =>
        tx.query<{ id: OrderId }>('select id from orders where bid_id = $1 order by created_at desc', [bidId]),
      );
      return await existing(Promise.resolve(rows[0]?.id));
    },
  };
}
