import { applyDecision } from '@suki/db/apply-decision';
import { isOneBatch } from '@suki/db/one-batch';
import { commitWith, withTransaction } from '@suki/db/tx';
import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import { choosePayment, withNamedLimit } from '../payments/choose-payment.ts';
import { pay } from '../payments/pay.ts';
import { lockTradeOfOrder } from '../trade/lock-trade.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';

/** `PUT /order/pay/{orderId}`: E32. An attempt under way is answered with its own address. */
export const payOrder: Handler<'payOrder'> = async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
  const { pool, clock, ids } = dependencies;
  const subject = { entity: 'order', id: params.orderId } as const;
  const attemptId = await withTransaction(pool, async (tx) => {
    const trade = await lockTradeOfOrder(tx, params.orderId);
    if (trade === undefined || trade.order.buyerId !== caller.userId) throw refuse('ORDER_NOT_FOUND');
    const { order } = trade;
    const chosen = await choosePayment(tx, body, { userId: caller.userId, refuse });
    const pendingAttempt = await pendingAttemptOf(tx, subject);
    const now = clock.now();
    const newId = ids.next('att');
    const command = { name: 'pay_order', attemptId: newId, channel: chosen.channel } as const;
    const decision = decide(command, { order, pendingAttempt }, now);
    if (!decision.ok) throw refuseAs(withNamedLimit(decision));
    if (pendingAttempt === null) chosen.requireUsable(now);
    const newAttempt = { ...chosen, subject, userId: caller.userId, amount: order.total };
    const write = () => applyDecision(tx, decision, { at: now, actorId: caller.userId, newAttempt });
    await (isOneBatch(decision) ? commitWith(tx, write) : write());
    return pendingAttempt?.id ?? newId;
  });
  return pay(attemptId, refuse, dependencies);
};
