import { windowOf } from '@suki/db/queries/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/{orderId}/more-time`: E48. A day on top of what is left of the time to ship. */
export const askMoreTime: Handler<'askMoreTime'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const { orderId } = params;
  const callerId = caller.userId;
  await commandOnOrder(
    {
      orderId,
      actorId: callerId,
      maySee: isPartyOf(callerId),
      decide: async (trade, { tx, now }) => {
        const window = await windowOf(tx, { entity: 'order', id: orderId }, ['shipment']);
        return decide({ name: 'ask_more_time', callerId }, { ...trade, window }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentOrder(dependencies.pool, { orderId, viewerId: callerId }, dependencies);
};
