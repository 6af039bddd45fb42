import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import { expireAbandonedPayment } from '../payments/expire-abandoned-payment.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/cancel/{orderId}`: E35, E35p, E42, E51. A payment under way is ended at the gateway before the answer is read. */
export const cancelOrder: Handler<'cancelOrder'> = async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
  const { orderId } = params;
  let isCancelling = false;
  await commandOnOrder(
    {
      orderId,
      actorId: caller.userId,
      maySee: isPartyOf(caller.userId),
      decide: async (trade, { tx, now }) => {
        const pendingAttempt = await pendingAttemptOf(tx, { entity: 'order', id: orderId });
        isCancelling = !body.isSeller && pendingAttempt !== null;
        const command = { name: 'cancel_order', callerId: caller.userId, isSeller: body.isSeller } as const;
        return decide(command, { ...trade, pendingAttempt }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  if (isCancelling) await expireAbandonedPayment(orderId, dependencies);
  return presentOrder(dependencies.pool, { orderId, viewerId: caller.userId }, dependencies);
};
