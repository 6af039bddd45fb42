import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/rush-order/{id}`: N5, to the warehouse, for the check or the sending. */
export const rushOrder: Handler<'rushOrder'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const { id: orderId } = params;
  const callerId = caller.userId;
  await commandOnOrder(
    {
      orderId,
      actorId: callerId,
      maySee: isPartyOf(callerId),
      decide: (trade, { now }) => decide({ name: 'rush_order', callerId }, trade, now),
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentOrder(dependencies.pool, { orderId, viewerId: callerId }, dependencies);
};
