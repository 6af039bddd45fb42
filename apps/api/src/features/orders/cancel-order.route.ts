import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import { expireAbandonedPayment } from '../payments/expire-abandoned-payment.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/cancel/{orderId}`: E35, E35p, E42, E51. */
export const cancelOrder: Handler<'cancelOrder'> = async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
  const order = await commandOnOrder(
    {
      orderId: params.orderId,
      actorId: caller.userId,
      maySee: isPartyOf(caller.userId),
      decide: async (trade, { tx, now }) => {
        const pendingAttempt = await pendingAttemptOf(tx, { entity: 'order', id: params.orderId });
        const command = { name: 'cancel_order', callerId: caller.userId, isSeller: body.isSeller } as const;
        return decide(command, { ...trade, pendingAttempt }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
      answer: (tx) => presentOrder(tx, { orderId: params.orderId, viewerId: caller.userId }, dependencies),
    },
    dependencies,
  );
  if (order.cancelRequested) await expireAbandonedPayment(params.orderId, dependencies);
  return order;
};
