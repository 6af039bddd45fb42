import { withTransaction } from '@suki/db/tx';
import { decide } from '@suki/domain/trade/decide/decide';
import { amountDue } from '@suki/domain/trade/facts/amount-due';
import type { Handler } from '../../http/handler.ts';
import { choosePayment, withNamedLimit } from '../payments/choose-payment.ts';
import { pay } from '../payments/pay.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockTradeOfOrderWith } from '../trade/lock-trade.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';

/**
 * `PUT /order/pay/{orderId}`: E32, also for the second delivery of a parcel that came back (E72). An attempt under way
 * is answered with its own address.
 */
export const payOrder: Handler<'payOrder'> = async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
  const { pool, clock, ids } = dependencies;
  const subject = { entity: 'order', id: params.orderId } as const;
  const attemptId = await withTransaction(pool, async (tx) => {
    const locked = await lockTradeOfOrderWith(tx, params.orderId, () => pendingAttemptOf(tx, subject));
    if (locked === undefined || locked.trade.order.buyerId !== caller.userId) throw refuse('ORDER_NOT_FOUND');
    const { order } = locked.trade;
    const pendingAttempt = locked.behind;
    const chosen = await choosePayment(tx, body, { userId: caller.userId, refuse });
    const now = clock.now();
    const newId = ids.next('att');
    const command = { name: 'pay_order', attemptId: newId, channel: chosen.channel } as const;
    const decision = decide(command, { order, pendingAttempt }, now);
    if (!decision.ok) throw refuseAs(withNamedLimit(decision));
    if (pendingAttempt === null) chosen.requireUsable(now);
    const newAttempt = { ...chosen, subject, userId: caller.userId, amount: amountDue(order) };
    await carryOut(tx, decision, { at: now, actorId: caller.userId, newAttempt }, { ids, isLast: true });
    return pendingAttempt?.id ?? newId;
  });
  return pay(attemptId, refuse, dependencies);
};
