import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { presentedOrder } from './present-order.ts';

/** `PUT /order/{id}/confirm`: E41. One who lost a race against the deadline gets the status that the order has. */
export const confirmOrder: Handler<'confirmOrder'> = thenAnswered(
  async ({ params, caller, refuse, refuseAs }, dependencies) => {
    await commandOnOrder(
      {
        orderId: params.id,
        actorId: caller.userId,
        maySee: isPartyOf(caller.userId),
        decide: (trade, { now }) => decide({ name: 'confirm_order', callerId: caller.userId }, trade, now),
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    );
    return { orderId: params.id, viewerId: caller.userId };
  },
  async (seen, dependencies) => {
    const order = await presentedOrder(seen, dependencies);
    return { status: order.status, order };
  },
);
