import { tradeCountsOf } from '@suki/db/queries/turns';
import type { Handler } from '../../http/handler.ts';

/** `GET /user/trade-counts`: for the tabs of the lists and the dot in the tab bar. */
export const getTradeCounts: Handler<'getTradeCounts'> = async ({ caller }, { pool }) => {
  const counts = await tradeCountsOf(pool, caller.userId);
  return {
    yourTurn: { buyer: counts.buyerTurns, seller: counts.sellerTurns },
    bought: {
      to_pay: counts.boughtToPay,
      in_progress: counts.boughtInProgress,
      to_receive: counts.boughtToReceive,
    },
    sold: { to_pay: counts.soldToPay, in_progress: counts.soldInProgress, to_receive: counts.soldToReceive },
    asks: { selling: counts.asksSelling, in_progress: counts.asksInProgress },
    bids: { active: counts.bidsActive },
  };
};
