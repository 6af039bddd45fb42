import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import type { Payment } from '../payments/payment.record.ts';
import { takeFromBalance } from '../payments/settle-payment.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import { xenditId } from '../xendit/ids.ts';
import type { Dispute } from './dispute.record.ts';
import { disputeToWire } from './dispute.wire.ts';

/** The newest dispute about a payment. */
export function disputeOf({ store }: SandboxContext, { id }: Payment): Dispute | undefined {
  return store.state.disputes.findLast((dispute) => dispute.paymentRequestId === id);
}

const isOpen = ({ status }: Dispute): boolean => status === 'ACTION_REQUIRED' || status === 'UNDER_REVIEW';

export type DisputeOptions = {
  /** Pesos; the payment's own amount when left out. */
  amount?: number | undefined;
  treatment?: Treatment | undefined;
};

/** The payer told their bank that they did not pay this. False when it was not paid, or is in dispute or lost already. */
export function openDispute(context: SandboxContext, payment: Payment, options: DisputeOptions = {}): boolean {
  const before = disputeOf(context, payment);
  if (payment.status !== 'SUCCEEDED' || (before !== undefined && before.status !== 'WON')) {
    return false;
  }
  const now = timestamp(context.clock);
  const dispute: Dispute = {
    id: xenditId('dispute'),
    paymentRequestId: payment.id,
    paymentId: payment.paymentId ?? payment.id,
    referenceId: payment.referenceId,
    channelCode: payment.channelCode,
    amount: options.amount ?? payment.amount,
    status: 'ACTION_REQUIRED',
    createdAt: now,
    updatedAt: now,
  };
  context.store.state.disputes.push(dispute);
  announce(context, dispute, options.treatment);
  return true;
}

/** `review`: the bank looks at what we sent it; `lose`: it takes the money back; `win`: it does not. False when nothing is open. */
export function moveDispute(
  context: SandboxContext,
  payment: Payment,
  move: { to: 'UNDER_REVIEW' | 'WON' | 'LOST'; treatment?: Treatment | undefined },
): boolean {
  const dispute = disputeOf(context, payment);
  if (dispute === undefined || !isOpen(dispute) || dispute.status === move.to) {
    return false;
  }
  dispute.status = move.to;
  dispute.updatedAt = timestamp(context.clock);
  if (move.to === 'LOST') {
    takeFromBalance(context, dispute.amount);
  }
  announce(context, dispute, move.treatment);
  return true;
}

function announce(context: SandboxContext, dispute: Dispute, treatment: Treatment | undefined): void {
  context.store.changed();
  const event = `dispute.${dispute.status.toLowerCase()}`;
  context.webhooks.send({
    provider: 'xendit',
    event,
    subjectId: dispute.id,
    body: { event, ...disputeToWire(dispute) },
    treatment,
  });
}
