import { add, centavos } from '@suki/domain/money/centavos';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { fromWireAmount } from '../money.ts';
import { takeFromBalance } from '../payments/settle-payment.ts';
import { sendXenditWebhook } from '../webhooks/xendit-webhook.ts';
import type { Payout } from './payout.record.ts';
import { payoutToWire } from './payout.wire.ts';

const isOpen = (payout: Payout) => payout.status === 'ACCEPTED' || payout.status === 'REQUESTED';

/** Sends the payout to the bank, after which it cannot be cancelled. Xendit sends no webhook for this. */
export function requestPayout(context: SandboxContext, payout: Payout): void {
  if (payout.status === 'ACCEPTED') {
    setStatus(context, payout, 'REQUESTED');
  }
}

/** Ends a payout as planned when it was accepted. */
export function settlePayout(context: SandboxContext, payout: Payout): void {
  if (payout.plan.kind === 'fail') {
    failPayout(context, payout, payout.plan.failureCode);
    return;
  }
  if (succeedPayout(context, payout) && payout.plan.kind === 'reverse') {
    const inSeconds = context.store.state.behaviour.payoutReverseSeconds;
    context.scheduler.plan({ kind: 'payout.reverse', subjectId: payout.id, inSeconds });
  }
}

/** Sends `payout.succeeded`. False when the payout has ended already. */
export function succeedPayout(context: SandboxContext, payout: Payout): boolean {
  if (!isOpen(payout)) {
    return false;
  }
  if (!payout.isFunded) {
    takeFromBalance(context, payout.amount);
    payout.isFunded = true;
  }
  end(context, payout, { status: 'SUCCEEDED', event: 'payout.succeeded' });
  return true;
}

/** Returns the money and sends `payout.failed`. False when the payout has ended already. */
export function failPayout(context: SandboxContext, payout: Payout, failureCode?: string | undefined): boolean {
  if (!isOpen(payout)) {
    return false;
  }
  giveBack(context, payout);
  payout.failureCode = failureCode ?? context.store.state.behaviour.payoutFailureCode;
  end(context, payout, { status: 'FAILED', event: 'payout.failed' });
  return true;
}

/** Returns the money of a payout that had succeeded and sends `payout.reversed`. False for any other payout. */
export function reversePayout(context: SandboxContext, payout: Payout): boolean {
  if (payout.status !== 'SUCCEEDED') {
    return false;
  }
  giveBack(context, payout);
  payout.failureCode = 'INVALID_DESTINATION';
  end(context, payout, { status: 'REVERSED', event: 'payout.reversed' });
  return true;
}

/** Cancels for the merchant, who learns it from the answer alone. False unless the payout is still ACCEPTED. */
export function cancelPayout(context: SandboxContext, payout: Payout): boolean {
  if (payout.status !== 'ACCEPTED') {
    return false;
  }
  giveBack(context, payout);
  setStatus(context, payout, 'CANCELLED');
  return true;
}

function giveBack(context: SandboxContext, payout: Payout): void {
  const { state } = context.store;
  if (payout.isFunded) {
    state.balanceCentavos = add(centavos(state.balanceCentavos), fromWireAmount(payout.amount));
    payout.isFunded = false;
  }
}

function end(
  context: SandboxContext,
  payout: Payout,
  { status, event }: { status: Payout['status']; event: string },
): void {
  setStatus(context, payout, status);
  sendXenditWebhook(context, { event, subjectId: payout.id, data: payoutToWire(payout) });
}

function setStatus(context: SandboxContext, payout: Payout, status: Payout['status']): void {
  payout.status = status;
  payout.updatedAt = timestamp(context.clock);
  if (status !== 'REQUESTED') {
    for (const kind of ['payout.request', 'payout.settle', 'payout.reverse'] as const) {
      context.scheduler.cancel(kind, payout.id);
    }
  }
  context.store.changed();
}
