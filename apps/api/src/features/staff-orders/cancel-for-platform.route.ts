import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import { returnCostOf } from '../trade/return-cost-of.ts';
import { commandOfStaff } from './command-of-staff.ts';

/** `POST /staff/order/{id}/cancel`: E45. */
export const cancelForPlatform: Handler<'cancelForPlatform'> = thenAnswered(
  ({ params, body, caller, refuse, refuseAs }, dependencies) =>
    commandOfStaff(
      {
        orderId: params.id,
        caller,
        decide: async (trade, { tx, now }) => {
          const returnCost = await returnCostOf(tx, trade.ask.id);
          return decide({ name: 'platform_cancel', ...body }, { ...trade, returnCost }, now);
        },
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    ),
  presentedOrder,
);
