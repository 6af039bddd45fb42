import type { AskId, BidId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';
import { payDeposit, type Secured } from './market-deposits.ts';
import { bidderFacts, item, newAsk, sellerFacts } from './market-facts.ts';
import { marketOrders } from './market-orders.ts';
import { trade } from './market-rows.ts';
import { marketStage } from './market-stage.ts';
import { testId } from './test-ids.ts';
import { testAddress } from './test-trade.ts';

/*
 * A market on a real database for tests of packages/db: the rules decide, `applyDecision` carries out, and the
 * invariants are checked after every step. Matching is the API's; here a test says when the book is to be matched.
 */

/** One size with its book; `poolOf` gives the database when a test runs. */
export function testMarket(poolOf: () => Pool) {
  const stage = marketStage(poolOf);
  const { act, sku } = stage;
  return {
    ...marketOrders(stage),
    ...stage,
    // A spread would read the clock once.
    get now() {
      return stage.now;
    },
    trade,
    payDeposit: (subject: Secured) => payDeposit(stage, subject),
    postAsk: async (sellerId: UserId, price: Centavos): Promise<AskId> => {
      const askId = testId('ask');
      const ids = { askId, depositId: testId('dep'), ...(await sku()) };
      await act(
        { name: 'post_ask', ...ids, price, expiryDays: 30 },
        async () => ({ seller: sellerFacts(sellerId), item }),
        { newAsk: newAsk(price) },
      );
      return askId;
    },
    postBid: async (buyerId: UserId, price: Centavos): Promise<BidId> => {
      const bidId = testId('bid');
      const ids = { bidId, depositId: testId('dep'), ...(await sku()) };
      const newBid = { buyerAddress: testAddress, buyerRegion: 'NCR' };
      await act(
        { name: 'post_bid', ...ids, price, expiryDays: 14 },
        async () => ({ bidder: bidderFacts(buyerId), item, lowestAsk: null }),
        { newBid },
      );
      return bidId;
    },
  };
}
