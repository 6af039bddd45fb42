import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/{id}/confirm-received`: E70, also before the courier says so. */
export const confirmReceived: Handler<'confirmReceived'> = async (
  { params, caller, refuse, refuseAs },
  dependencies,
) => {
  await commandOnOrder(
    {
      orderId: params.id,
      actorId: caller.userId,
      maySee: isPartyOf(caller.userId),
      decide: (trade, { now }) => decide({ name: 'confirm_received', callerId: caller.userId }, trade, now),
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentOrder(dependencies.pool, { orderId: params.id, viewerId: caller.userId }, dependencies);
};
