import { buyerCancellations } from '@suki/db/queries/orders';
import { DAY_MS } from '@suki/domain/config/durations';
import { limits } from '@suki/domain/config/limits';
import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import { expireAbandonedPayment } from '../payments/expire-abandoned-payment.ts';
import { commandOnOrder, isPartyOf } from '../trade/command-on-order.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';
import { presentOrder } from './present-order.ts';

/** `PUT /order/cancel/{orderId}`: E35, E35p, E42, E44, E50, E51. A payment under way is ended at the gateway before the answer is read. */
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
        const cancellations = await buyerCancellations(tx, {
          buyerId: trade.order.buyerId,
          daySince: new Date(now.getTime() - DAY_MS),
          monthSince: new Date(now.getTime() - limits.cancellationMonthMs),
        });
        isCancelling = !body.isSeller && pendingAttempt !== null;
        const command = { name: 'cancel_order', callerId: caller.userId, isSeller: body.isSeller } as const;
        return decide(command, { ...trade, pendingAttempt, cancellations }, now);
      },
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  if (isCancelling) await expireAbandonedPayment(orderId, dependencies);
  return presentOrder(dependencies.pool, { orderId, viewerId: caller.userId }, dependencies);
};
