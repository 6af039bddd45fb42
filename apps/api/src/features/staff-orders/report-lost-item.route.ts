import { finishedSalesOf } from '@suki/db/queries/orders';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import { commandOfStaff } from './command-of-staff.ts';

/** `POST /staff/order/{id}/lost`: E60d before the pass, E68d after it. */
export const reportLostItem: Handler<'reportLostItem'> = thenAnswered(
  ({ params, caller, refuse, refuseAs }, dependencies) =>
    commandOfStaff(
      {
        orderId: params.id,
        caller,
        decide: async (trade, { tx, now }) => {
          const sellerFinishedSales = await finishedSalesOf(tx, trade.order.sellerId);
          return decide({ name: 'lose_item' }, { ...trade, sellerFinishedSales }, now);
        },
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    ),
  presentedOrder,
);
