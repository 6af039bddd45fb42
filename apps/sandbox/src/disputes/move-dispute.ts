import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import type { Payment } from '../payments/payment.record.ts';
import { takeFromBalance } from '../payments/settle-payment.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import { xenditId } from '../xendit/ids.ts';
import type { Dispute } from './dispute.record.ts';
import { disputeToWire } from './dispute.wire.ts';

export function disputeOf({ store }: SandboxContext, { id }: Payment): Dispute | undefined {
  return store.state.disputes.findLast((dispute) => dispute.paymentRequestId === id);
}

const isOpen = ({ status }: Dispute): boolean => status === 'ACTION_REQUIRED' || status === 'UNDER_REVIEW';

export type DisputeOptions = {
  /** Pesos; by default the payment's own amount. */
  amount?: number | undefined;
  treatment?: Treatment | undefined;
};

/**
 * Opens a dispute: the payer told their bank that they did not pay. False when the payment is unpaid, in dispute or
 * lost.
 */
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

/**
 * `review`: the bank reads our evidence; `lose`: it takes the money back; `win`: the money stays. False without an
 * open dispute.
 */
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
