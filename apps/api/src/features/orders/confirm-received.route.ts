import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentedOrder } from './present-order.ts';

/** `PUT /order/{id}/confirm-received`: E70, also before the courier says so. */
export const confirmReceived: Handler<'confirmReceived'> = thenAnswered(
  async ({ params, caller, refuse, refuseAs }, dependencies) => {
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
    return { orderId: params.id, viewerId: caller.userId };
  },
  presentedOrder,
);
