import { buyerCancellations } from '@suki/db/queries/buyer-limits';
import { timersOf } from '@suki/db/queries/timers';
import { lockUser } from '@suki/db/queries/users';
import type { Tx } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import type { UserId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { Handler } from '../../http/handler.ts';
import { expireAbandonedPayment } from '../payments/expire-abandoned-payment.ts';
import type { Trade } from '../trade/lock-trade.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';
import { returnCostOf } from '../trade/return-cost-of.ts';
import { commandOfParty } from './party-command.ts';
import { presentedOrder } from './present-order.ts';

/**
 * `PUT /order/cancel/{orderId}`: E35, E35p, E42, E44, E45b, E50, E51, E68. A payment under way is ended at the gateway
 * before the answer is read.
 */
export const cancelOrder: Handler<'cancelOrder'> = async (call, dependencies) => {
  const { params, body, caller } = call;
  const { orderId } = params;
  let isCancelling = false;
  const seen = await commandOfParty(
    call,
    {
      // Cancelled paid orders are counted for their buyer (E44). Without this lock two cancellations at one moment
      // would each miss the other.
      lockBefore: body.isSeller ? undefined : (tx) => lockUser(tx, caller.userId),
      decide: async (trade, _call, { tx, now }) => {
        const late = body.isSeller ? undefined : await decideLate(tx, trade, { callerId: caller.userId, now });
        if (late !== undefined) return late;
        const pendingAttempt = await pendingAttemptOf(tx, { entity: 'order', id: orderId });
        const cancellations = await buyerCancellations(tx, {
          buyerId: trade.order.buyerId,
          daySince: new Date(now.getTime() - limits.cancellationDayMs),
          monthSince: new Date(now.getTime() - limits.cancellationMonthMs),
        });
        isCancelling = !body.isSeller && pendingAttempt !== null;
        const command = { name: 'cancel_order', callerId: caller.userId, isSeller: body.isSeller } as const;
        return decide(command, { ...trade, pendingAttempt, cancellations }, now);
      },
    },
    dependencies,
  );
  if (isCancelling) await expireAbandonedPayment(orderId, dependencies);
  return presentedOrder(seen, dependencies);
};

/**
 * The buyer's right to cancel when we are late with the check (E45b) or with sending (E68): while the second limit of
 * either runs. Undefined while we are in time. A second press finds the order closed already.
 */
async function decideLate(
  tx: Tx,
  trade: Trade,
  { callerId, now }: { readonly callerId: UserId; readonly now: Date },
): Promise<Decision | undefined> {
  const { ask, order } = trade;
  const timers = await timersOf(tx, 'order', [order.id]);
  const isDone = order.closure?.detail === 'platform_late';
  // While the order is on hold its timer waits too, and the rules make the buyer wait as well.
  const late = [...timers, ...(order.hold?.timers ?? [])];
  const isLate = (kind: 'check_again' | 'platform_to_ship_again'): boolean => late.some((timer) => timer.kind === kind);
  if (isLate('check_again') || (isDone && ask.status === 'transaction_closed')) {
    const returnCost = await returnCostOf(tx, ask.id);
    return decide({ name: 'cancel_late_check', callerId }, { ...trade, returnCost, isLate: true }, now);
  }
  if (isLate('platform_to_ship_again') || isDone) {
    return decide({ name: 'cancel_late_sending', callerId }, { ...trade, isLate: true }, now);
  }
  return undefined;
}
