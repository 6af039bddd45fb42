import { finishedSalesOf } from '@suki/db/queries/orders';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { returnCostOf } from '../trade/return-cost-of.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/{orderId}/confirm-verifications?result=`: E61, E62. */
export const confirmVerifications: Handler<'confirmVerifications'> = async (
  { params: { orderId }, query: { result }, caller, refuse, refuseAs },
  dependencies,
) => {
  await commandOnOrder(
    {
      orderId,
      actorId: caller.userId,
      maySee: isPartyOf(caller.userId),
      decide: async (trade, { tx, now }) => {
        const [returnCost, sellerFinishedSales] = await Promise.all([
          returnCostOf(tx, trade.ask.id),
          finishedSalesOf(tx, trade.order.sellerId),
        ]);
        const command = { name: 'answer_defect', callerId: caller.userId, result } as const;
        return decide(command, { ...trade, returnCost, sellerFinishedSales }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentOrder(dependencies.pool, { orderId, viewerId: caller.userId }, dependencies);
};
