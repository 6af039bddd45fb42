import { timersOf } from '@suki/db/queries/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import { commandOfStaff } from './command-of-staff.ts';

/** `POST /staff/order/{id}/hold`: E40. */
export const holdOrder: Handler<'holdOrder'> = thenAnswered(
  ({ params, caller, refuse, refuseAs }, dependencies) =>
    commandOfStaff(
      {
        orderId: params.id,
        caller,
        decide: async (trade, { tx, now }) => {
          const timers = await timersOf(tx, 'order', [params.id]);
          return decide({ name: 'hold_order' }, { ...trade, timers }, now);
        },
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    ),
  presentedOrder,
);
