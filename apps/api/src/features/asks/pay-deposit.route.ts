import type { Routes } from '@suki/contract/routes';
import { withTransaction } from '@suki/db/tx';
import { depositDue } from '@suki/domain/deposits/deposit-due';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler, RouteRequest } from '../../http/handler.ts';
import { choosePayment, withNamedLimit } from '../payments/choose-payment.ts';
import { attemptToPay, expireReplacedPayments } from '../payments/expire-abandoned-payment.ts';
import { pay } from '../payments/pay.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockAskInBook } from '../trade/lock-trade.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';

type Request = Pick<RouteRequest<Routes['payAskDeposit']>, 'params' | 'body' | 'caller' | 'refuse' | 'refuseAs'>;

/** `POST /ask/{askId}/pay`: E02, and the rest of the deposit of a raised price (E09). */
export const payAskDeposit: Handler<'payAskDeposit'> = (request, dependencies) =>
  payDeposit('pay_deposit', request, dependencies);

/** `POST /ask/{askId}/pay-accepted-bid`: E24. */
export const payAcceptedBid: Handler<'payAcceptedBid'> = (request, dependencies) =>
  payDeposit('pay_accepted_bid', request, dependencies);

/** An attempt that is under way is answered with its own address; an attempt of another amount is replaced. */
async function payDeposit(
  name: 'pay_deposit' | 'pay_accepted_bid',
  { params, body, caller, refuse, refuseAs }: Request,
  dependencies: Dependencies,
) {
  const { pool, clock, ids } = dependencies;
  const subject = { entity: 'ask', id: params.askId } as const;
  const { attemptId, decision } = await withTransaction(pool, async (tx) => {
    const ask = await lockAskInBook(tx, params.askId);
    if (ask === undefined || ask.sellerId !== caller.userId) throw refuse('ASK_NOT_FOUND');
    const chosen = await choosePayment(tx, body, { userId: caller.userId, refuse });
    const pendingAttempt = await pendingAttemptOf(tx, subject);
    const now = clock.now();
    const newId = ids.next('att');
    const command = { name, attemptId: newId, channel: chosen.channel } as const;
    const decision = decide(command, { ask, pendingAttempt }, now);
    if (!decision.ok) throw refuseAs(withNamedLimit(decision));
    const attemptId = attemptToPay(decision, pendingAttempt);
    if (attemptId === newId) chosen.requireUsable(now);
    const newAttempt = {
      ...chosen,
      subject,
      userId: caller.userId,
      amount: depositDue(ask.deposit) ?? ask.deposit.amount,
    };
    await carryOut(tx, decision, { at: now, actorId: caller.userId, newAttempt }, { ids });
    return { attemptId, decision };
  });
  await expireReplacedPayments(decision, dependencies);
  return pay(attemptId, refuse, dependencies);
}
