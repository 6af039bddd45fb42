import { applyRefundDecision } from '@suki/db/apply-refund-decision';
import { addJobLater } from '@suki/db/queries/jobs';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { lockRefund, type Refund } from '@suki/db/queries/refunds';
import { type Tx, withTransaction } from '@suki/db/tx';
import { decideRefund, decideRefundFailure } from '@suki/domain/trade/decide/decide-refund';
import type { Dependencies } from '../../dependencies.ts';
import type { GatewayRefund } from '../../ports/payment-gateway.ts';
import { differenceOf, isSameMoney } from './gateway-agrees.ts';
import { refundSendingOf, sendingOf } from './refund-reference.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'log'>;

/**
 * Brings the gateway's answer about a refund into the ledger, once (E75). A failure counts only for the sending that is
 * under way. A success counts for every sending while the refund is open, because the money has arrived. A success that
 * comes after another sending may have left, or after the money went another way, raises an alert for finance; a report
 * of another amount or currency does too, and settles nothing.
 */
export async function settleRefund(answer: GatewayRefund, { pool, clock, log }: Needs): Promise<void> {
  const sent = refundSendingOf(answer.referenceId);
  await withTransaction(pool, async (tx) => {
    const refund = sent === undefined ? undefined : await lockRefund(tx, sent.refundId);
    if (sent === undefined || refund === undefined) {
      log.error({ referenceId: answer.referenceId }, 'The gateway reports a refund that nobody asked for.');
      return;
    }
    const report = { answer, refund, sending: sent.sending, now: clock.now() };
    if (!isSameMoney(refund, answer)) return await tellOfOtherMoney(tx, report, log);
    if (answer.status === 'SUCCEEDED') return await succeed(tx, report, log);
    if (report.sending !== sendingOf(refund) || refund.retryAt !== null) return;
    if (answer.status === 'FAILED') return await fail(tx, report);
    await applyRefundDecision(tx, decideRefund(refund, 'requested'), contextOf(report));
  });
}

/** Another amount or currency is not the money that we sent back: nothing is settled until people have looked. */
async function tellOfOtherMoney(tx: Tx, { answer, refund, now }: Report, log: Needs['log']): Promise<void> {
  const details = { comparison: differenceOf(refund, answer, now) };
  const isNew = await raiseMoneyAlert(tx, { entity: 'refund', id: refund.id, event: 'differs', details }, now);
  if (isNew) log.error({ answer, refund }, 'The gateway reports another amount or currency than the refund has.');
}

type Report = {
  readonly answer: GatewayRefund;
  readonly refund: Refund;
  readonly sending: number;
  readonly now: Date;
};

/** A refund that was refused outright has no id at the gateway. */
function contextOf({ answer, now }: Report) {
  return {
    at: now,
    answer: { gatewayRefundId: answer.id || undefined, failureCode: answer.failureCode ?? undefined },
  };
}

async function succeed(tx: Tx, report: Report, log: Needs['log']): Promise<void> {
  const { answer, refund, sending, now } = report;
  await applyRefundDecision(tx, decideRefund(refund, 'succeeded'), contextOf(report));
  const isOpen = refund.status === 'PENDING' || refund.status === 'REQUESTED';
  const isOtherOnItsWay = sending !== sendingOf(refund) && refund.retryAt === null;
  const isKnown = refund.status === 'SUCCEEDED' && refund.gatewayRefundId === answer.id;
  if (isOpen ? !isOtherOnItsWay : isKnown) return;
  const isNew = await raiseMoneyAlert(tx, { entity: 'refund', id: refund.id, event: 'refund_twice' }, now);
  if (isNew)
    log.error({ answer, refund }, 'The gateway reports the success of a refund that may have been paid twice.');
}

async function fail(tx: Tx, report: Report): Promise<void> {
  const { answer, refund, sending, now } = report;
  const { retryAt, ...decision } = decideRefundFailure(refund, { code: answer.failureCode, sending }, now);
  const { at, answer: said } = contextOf(report);
  await applyRefundDecision(tx, decision, { at, answer: { ...said, retryAt } });
  if (retryAt === null) return;
  if (answer.failureCode === 'INSUFFICIENT_BALANCE') {
    await raiseMoneyAlert(tx, { entity: 'refund', id: refund.id, event: 'balance_low' }, now);
  }
  await addJobLater(tx, 'send-refund', {
    payload: { refundId: refund.id },
    delayMs: retryAt.getTime() - now.getTime(),
  });
}
