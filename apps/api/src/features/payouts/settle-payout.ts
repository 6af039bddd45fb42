import { applyPayoutDecision } from '@suki/db/apply-payout-decision';
import { markIdentity } from '@suki/db/queries/identity-marks';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { type LockedPayout, lockPayout, notePayout, payoutById } from '@suki/db/queries/payouts';
import { markWithdrawalAccountInvalid } from '@suki/db/queries/withdrawal-accounts';
import { type Tx, withTransaction } from '@suki/db/tx';
import { decidePayout } from '@suki/domain/trade/decide/decide-payout';
import type { PayoutCommand } from '@suki/domain/trade/facts/payout';
import type { PayoutApproval } from '@suki/domain/trade/money/payout-effects';
import type { Dependencies } from '../../dependencies.ts';
import type { GatewayPayout } from '../../ports/payment-gateway.ts';
import { differenceOf, isSameMoney } from '../payments/gateway-agrees.ts';
import { markOfAccount } from '../withdrawal-accounts/identity-mark.ts';
import { type PayoutTry, payoutTryOf } from './payout-reference.ts';
import { sendPayoutAgain } from './send-payout-again.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'log' | 'secrets'>;

/**
 * Brings the gateway's answer about a payout into the ledger, once, and carries out the consequence of a failure
 * (`docs/lifecycle.md#reports-of-the-gateway`). A failure counts only for the sending that is under way. A success
 * counts for every sending while the payout is open, because the money has arrived. A success that comes after another
 * sending has left, or after the money went back, raises an alert for finance; a report of another amount or currency
 * does too, and settles nothing.
 */
export async function settlePayout(answer: GatewayPayout, { pool, clock, log, secrets }: Needs): Promise<void> {
  const sent = payoutTryOf(answer.referenceId);
  await withTransaction(pool, async (tx) => {
    const payout = sent === undefined ? undefined : await lockPayout(tx, sent.payoutId);
    if (sent === undefined || payout === undefined) {
      log.error({ referenceId: answer.referenceId }, 'The gateway reports a payout that nobody asked for.');
      return;
    }
    const now = clock.now();
    if (!isSameMoney(payout, answer)) return await tellOfOtherMoney(tx, { answer, payout }, { now, log });
    if (answer.status === 'SUCCEEDED') {
      if (mayBePaidTwice(answer, payout, sent)) await tellOfTwice(tx, { answer, payout }, { now, log, secrets });
      if (!isOpen(payout)) return;
    } else if (sent.tries !== payout.tries || isAnswered(answer, payout)) return;
    for (const step of stepsTo(answer, payout)) await takeStep(tx, step, { now, log, secrets });
  });
}

/** True when a success leaves another sending that may arrive too, or comes when the money is back in the wallet. */
function mayBePaidTwice({ id }: GatewayPayout, payout: LockedPayout, sent: PayoutTry): boolean {
  const { status, tries, gatewayPayoutId } = payout;
  if (status === 'FAILED' || status === 'CANCELLED') return true;
  const isKnown = gatewayPayoutId === id;
  if (status === 'SUCCEEDED' || status === 'REVERSED') return !isKnown;
  const hasOtherLeft = sent.tries !== tries && !isWaiting(payout);
  return hasOtherLeft || (gatewayPayoutId !== null && !isKnown);
}

/** Another amount or currency is not the money that we sent: nothing is settled until people have looked. */
async function tellOfOtherMoney(tx: Tx, { answer, payout }: Step, { now, log }: Context): Promise<void> {
  const details = { comparison: differenceOf(payout, answer, now) };
  const isNew = await raiseMoneyAlert(tx, { entity: 'payout', id: payout.id, event: 'differs', details }, now);
  if (isNew) log.error({ answer, payout }, 'The gateway reports another amount or currency than the payout has.');
}

async function tellOfTwice(tx: Tx, { answer, payout }: Step, { now, log }: Context): Promise<void> {
  const isNew = await raiseMoneyAlert(tx, { entity: 'payout', id: payout.id, event: 'payout_twice' }, now);
  if (isNew)
    log.error({ answer, payout }, 'The gateway reports the success of a payout that may have been paid twice.');
}

type Context = { readonly now: Date } & Pick<Needs, 'log' | 'secrets'>;

type Step = { readonly answer: GatewayPayout; readonly payout: LockedPayout };

/**
 * The gateway tells only the latest state of a payout: a payout that was sent back had arrived before, and we may have
 * missed that report.
 */
function stepsTo(answer: GatewayPayout, payout: LockedPayout): readonly Step[] {
  if (answer.status !== 'REVERSED' || !isOpen(payout)) return [{ answer, payout }];
  return [
    { answer: { ...answer, status: 'SUCCEEDED', failureCode: null }, payout },
    { answer, payout: { ...payout, status: 'SUCCEEDED', gatewayPayoutId: answer.id } },
  ];
}

async function takeStep(tx: Tx, step: Step, context: Context): Promise<void> {
  const { answer, payout } = step;
  const { now, log, secrets } = context;
  const decision = decidePayout(commandOf(answer, payout), now);
  if (!decision.ok) {
    const isNew = await raiseMoneyAlert(tx, { entity: 'payout', id: payout.id, event: 'differs' }, now);
    if (isNew) log.error({ answer, payout, decision }, 'A report of the gateway does not fit the payout.');
    return;
  }
  await applyPayoutDecision(tx, decision, { at: now, actorId: null, answer: detailsOf(answer) });
  if (answer.status === 'SUCCEEDED') await proveAccount(tx, payout, { now, secrets });
  await afterReport(tx, { ...step, decision }, context);
}

/** Money that arrived proves that the account is the payee's: the number as the payout keeps it (ADR 0072). */
async function proveAccount(
  tx: Tx,
  { id, userId }: LockedPayout,
  { now, secrets }: Pick<Context, 'now' | 'secrets'>,
): Promise<void> {
  const payout = await payoutById(tx, id);
  if (payout === undefined) return;
  const { channelCode, accountNumber } = payout;
  const mark = markOfAccount({ channelCode, accountNumber: secrets.open(accountNumber) }, secrets);
  await markIdentity(tx, userId, mark, { at: now, isProven: true });
}

/** Returns true for a repeated report of the failure after which the payout waits to be sent again. */
function isAnswered({ id }: GatewayPayout, { gatewayPayoutId, failureReason }: LockedPayout): boolean {
  return (
    isWaiting({ gatewayPayoutId, failureReason }) || (gatewayPayoutId !== null && id !== '' && id !== gatewayPayoutId)
  );
}

const isOpen = ({ status }: LockedPayout): boolean => ['PENDING', 'ACCEPTED', 'REQUESTED'].includes(status);

/** True while the payout waits for its next sending: the last sending has failed, and the next has not left. */
function isWaiting({
  gatewayPayoutId,
  failureReason,
}: Pick<LockedPayout, 'gatewayPayoutId' | 'failureReason'>): boolean {
  return gatewayPayoutId === null && failureReason !== null;
}

function commandOf({ status, failureCode }: GatewayPayout, payout: LockedPayout): PayoutCommand {
  switch (status) {
    case 'ACCEPTED':
      return { name: 'payout_accepted', payout };
    case 'REQUESTED':
      return { name: 'payout_sent', payout };
    case 'SUCCEEDED':
      return { name: 'payout_succeeded', payout };
    case 'REVERSED':
      return { name: 'payout_reversed', payout, reason: failureCode ?? undefined };
    case 'CANCELLED':
      return { name: 'payout_cancelled', payout };
    case 'FAILED':
      return { name: 'payout_failed', payout, reason: failureCode ?? '' };
    default:
      return status satisfies never;
  }
}

function detailsOf({ id, failureCode, expectedAt }: GatewayPayout) {
  return {
    gatewayPayoutId: id === '' ? undefined : id,
    failureReason: failureCode ?? undefined,
    expectedAt: expectedAt ?? undefined,
  };
}

type Reported = Step & { readonly decision: PayoutApproval };

async function afterReport(tx: Tx, { answer, payout, decision }: Reported, { now, log }: Context): Promise<void> {
  const { failure, move } = decision;
  const gatewayPayoutId = answer.id || payout.gatewayPayoutId;
  if (failure === null) {
    // A sending after a failure makes no move when the gateway takes it: the payout counted as taken before.
    if (move !== null || payout.gatewayPayoutId !== null) return;
    return await notePayout(
      tx,
      payout.id,
      { gatewayPayoutId, failureReason: null, expectedAt: answer.expectedAt },
      now,
    );
  }
  switch (failure.action) {
    case 'give_back':
      return;
    case 'give_back_and_invalidate_account':
      return await markWithdrawalAccountInvalid(tx, payout.id, now);
    case 'retry':
      if (answer.failureCode === 'INSUFFICIENT_BALANCE') {
        await raiseMoneyAlert(tx, { entity: 'payout', id: payout.id, event: 'balance_low' }, now);
      }
      return await sendPayoutAgain(tx, { payout, reason: answer.failureCode ?? '', at: failure.retryAt ?? now, now });
    case 'hold': {
      const failureReason = answer.failureCode ?? 'UNKNOWN_BANK_NETWORK_ERROR';
      // The gateway is asked about it each minute; the log gets one line.
      if (payout.failureReason === failureReason) return;
      log.error({ payoutId: payout.id, failureReason }, 'A payout is held: somebody must look at it.');
      await raiseMoneyAlert(tx, { entity: 'payout', id: payout.id, event: 'payout_held' }, now);
      return await notePayout(tx, payout.id, { gatewayPayoutId, failureReason, expectedAt: null }, now);
    }
    default:
      return failure.action satisfies never;
  }
}
