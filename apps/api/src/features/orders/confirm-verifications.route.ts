import { finishedSalesOf } from '@suki/db/queries/orders';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { returnCostOf } from '../trade/return-cost-of.ts';
import { partyCommand } from './party-command.ts';

/** `PUT /order/{orderId}/confirm-verifications?result=`: E61, E62. */
export const confirmVerifications: Handler<'confirmVerifications'> = partyCommand(
  async (trade, { query, caller }, { tx, now }) => {
    const [returnCost, sellerFinishedSales] = await Promise.all([
      returnCostOf(tx, trade.ask.id),
      finishedSalesOf(tx, trade.order.sellerId),
    ]);
    const command = { name: 'answer_defect', callerId: caller.userId, result: query.result } as const;
    return decide(command, { ...trade, returnCost, sellerFinishedSales }, now);
  },
);
