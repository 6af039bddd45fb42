import type { Routes } from '@suki/contract/routes';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { AttemptId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler, RouteRequest } from '../../http/handler.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { type ChosenPayment, choosePayment, withNamedLimit } from '../payments/choose-payment.ts';
import { presentPaymentStart } from '../payments/present-attempt.ts';
import { startPayment } from '../payments/start-payment.ts';
import { carryOut } from '../trade/carry-out.ts';
import { type Accepted, acceptBid as accept } from './accept-bid.ts';

type Request = RouteRequest<Routes['acceptBid']>;

/**
 * `POST /order/accept-bid`: E22a, or E22b with its payment. The acceptance is stored before the gateway is asked, and
 * stands whatever the gateway answers: the seller has the rest of the quarter of an hour to pay by another call.
 */
export const acceptBid: Handler<'acceptBid'> = async (request, dependencies) => {
  const { body, caller, intent, refuse, refuseAs } = request;
  const { payment: _choice, ...fields } = body;
  const stored = await withTransaction(dependencies.pool, async (tx) => {
    const chosen = body.payment && (await choosePayment(tx, body.payment, { userId: caller.userId, refuse }));
    const acceptance = { ...fields, how: 'accept_bid', sellerId: caller.userId, refuse, refuseAs } as const;
    const accepted = await accept(tx, acceptance, dependencies);
    const attemptId =
      accepted.answer.orderId === null ? await beginPayment(tx, { ...accepted, chosen }, request, dependencies) : null;
    await intent.settle(tx, accepted.answer);
    return { answer: accepted.answer, attemptId };
  });
  if (stored.attemptId === null) return stored.answer;
  return { ...stored.answer, payment: await started(stored.attemptId, dependencies) };
};

async function beginPayment(
  tx: Tx,
  { ask, now, chosen }: Accepted & { readonly chosen: ChosenPayment | undefined },
  { caller, refuse, refuseAs }: Request,
  { ids }: Dependencies,
): Promise<AttemptId> {
  if (chosen === undefined) throw refuse('PAYMENT_CHOICE_MISSING');
  const attemptId = ids.next('att');
  const command = { name: 'pay_accepted_bid', attemptId, channel: chosen.channel } as const;
  const decision = decide(command, { ask, pendingAttempt: null }, now);
  if (!decision.ok) throw refuseAs(withNamedLimit(decision));
  chosen.requireUsable(now);
  const subject = { entity: 'ask', id: ask.id } as const;
  const newAttempt = { ...chosen, subject, userId: caller.userId, amount: ask.deposit.amount };
  await carryOut(tx, decision, { at: now, actorId: caller.userId, newAttempt }, { ids });
  return attemptId;
}

/** Null when the gateway refuses or does not answer: the deposit is still due, and can be paid by another call. */
async function started(attemptId: AttemptId, dependencies: Dependencies) {
  try {
    return presentPaymentStart(await startPayment(attemptId, dependencies));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    dependencies.log.warn({ attemptId, error: error.message }, 'The deposit of an accepted bid was not started.');
    return null;
  }
}
