import { withTransaction } from '@suki/db/tx';
import { depositDue } from '@suki/domain/deposits/deposit-due';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { choosePayment, withNamedLimit } from '../payments/choose-payment.ts';
import { attemptToPay, expireReplacedPayments } from '../payments/expire-abandoned-payment.ts';
import { pay } from '../payments/pay.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockBidTrade } from '../trade/lock-bid.ts';
import { pendingAttemptOf } from '../trade/pending-attempt.ts';

/**
 * `POST /bid/{bidId}/pay`: E14. An attempt that is under way is answered with its own address; an attempt of another
 * amount is replaced.
 */
export const payBidDeposit: Handler<'payBidDeposit'> = async (
  { params, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { pool, clock, ids } = dependencies;
  const subject = { entity: 'bid', id: params.bidId } as const;
  const { attemptId, decision } = await withTransaction(pool, async (tx) => {
    const trade = await lockBidTrade(tx, params.bidId);
    if (trade === undefined || trade.bid.buyerId !== caller.userId) throw refuse('BID_NOT_FOUND');
    const { bid } = trade;
    const chosen = await choosePayment(tx, body, { userId: caller.userId, refuse });
    const pendingAttempt = await pendingAttemptOf(tx, subject);
    const now = clock.now();
    const newId = ids.next('att');
    const command = { name: 'pay_bid_deposit', attemptId: newId, channel: chosen.channel } as const;
    const decision = decide(command, { bid, pendingAttempt }, now);
    if (!decision.ok) throw refuseAs(withNamedLimit(decision));
    const attemptId = attemptToPay(decision, pendingAttempt);
    if (attemptId === newId) chosen.requireUsable(now);
    const amount = depositDue(bid.deposit) ?? bid.deposit.amount;
    const newAttempt = { ...chosen, subject, userId: caller.userId, amount };
    await carryOut(tx, decision, { at: now, actorId: caller.userId, newAttempt }, { ids });
    return { attemptId, decision };
  });
  await expireReplacedPayments(decision, dependencies);
  return pay(attemptId, refuse, dependencies);
};
