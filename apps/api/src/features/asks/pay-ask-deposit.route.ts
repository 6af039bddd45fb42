import { applyDecision } from '@suki/db/apply-decision';
import { withTransaction } from '@suki/db/tx';
import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import { pay } from '../payments/pay.ts';
import { lockAskInBook } from '../trade/lock-trade.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';

/** `POST /ask/{askId}/pay`: E02. An attempt under way is answered with its own address. */
export const payAskDeposit: Handler<'payAskDeposit'> = async (
  { params, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { pool, clock, ids } = dependencies;
  const subject = { entity: 'ask', id: params.askId } as const;
  const attemptId = await withTransaction(pool, async (tx) => {
    const ask = await lockAskInBook(tx, params.askId);
    if (ask === undefined || ask.sellerId !== caller.userId) throw refuse('ASK_NOT_FOUND');
    const pendingAttempt = await pendingAttemptOf(tx, subject);
    const now = clock.now();
    const newId = ids.next('att');
    const command = { name: 'pay_deposit', attemptId: newId, channel: body.paymentMethod } as const;
    const decision = decide(command, { ask, pendingAttempt }, now);
    if (!decision.ok) throw refuseAs(decision);
    const { checkoutMethod, returnPath, paymentMethod: channel } = body;
    const newAttempt = {
      subject,
      userId: caller.userId,
      amount: ask.deposit.amount,
      channel,
      checkoutMethod,
      returnPath,
    };
    await applyDecision(tx, decision, { at: now, actorId: caller.userId, newAttempt });
    return pendingAttempt?.id ?? newId;
  });
  return pay(attemptId, refuse, dependencies);
};
