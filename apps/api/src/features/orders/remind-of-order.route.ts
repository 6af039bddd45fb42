import { windowOf } from '@suki/db/queries/timers';
import { remindedTimers } from '@suki/domain/config/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/send-reminder/{id}`: N3, to the seller who owes the next step. */
export const remindOfOrder: Handler<'remindOfOrder'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const { id: orderId } = params;
  const callerId = caller.userId;
  await commandOnOrder(
    {
      orderId,
      actorId: callerId,
      maySee: isPartyOf(callerId),
      decide: async (trade, { tx, now }) => {
        const window = await windowOf(tx, { entity: 'order', id: orderId }, remindedTimers);
        return decide({ name: 'remind_of_order', callerId }, { ...trade, window }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentOrder(dependencies.pool, { orderId, viewerId: callerId }, dependencies);
};
