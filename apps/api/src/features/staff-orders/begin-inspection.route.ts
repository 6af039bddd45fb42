import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import { commandOfStaff } from './command-of-staff.ts';

/** `POST /staff/order/{id}/begin-inspection`: E57. */
export const beginInspection: Handler<'beginInspection'> = thenAnswered(
  async ({ params, caller, refuse, refuseAs }, dependencies) =>
    commandOfStaff(
      {
        orderId: params.id,
        caller,
        decide: (trade, { now }) => decide({ name: 'begin_inspection' }, trade, now),
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    ),
  presentedOrder,
);
