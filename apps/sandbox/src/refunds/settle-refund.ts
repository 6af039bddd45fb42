import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { takeFromBalance } from '../payments/settle-payment.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import { sendXenditWebhook } from '../webhooks/xendit-webhook.ts';
import type { Refund } from './refund.record.ts';
import { refundToWire } from './refund.wire.ts';

/**
 * Sends `refund.succeeded` or `refund.failed`. False when the refund has ended already; but a failed refund may still
 * `arrive`, as happens with banks.
 */
export function settleRefund(
  context: SandboxContext,
  refund: Refund,
  outcome:
    | { kind: 'succeed' }
    | { kind: 'arrive'; treatment?: Treatment | undefined }
    | { kind: 'fail'; failureCode?: string | undefined },
): boolean {
  if (refund.status !== (outcome.kind === 'arrive' ? 'FAILED' : 'PENDING')) {
    return false;
  }
  context.scheduler.cancel('refund.settle', refund.id);
  refund.updatedAt = timestamp(context.clock);
  if (outcome.kind !== 'fail') {
    refund.status = 'SUCCEEDED';
    refund.failureCode = null;
    takeFromBalance(context, refund.amount);
  } else {
    refund.status = 'FAILED';
    refund.failureCode = outcome.failureCode ?? 'REFUND_FAILED';
  }
  context.store.changed();
  sendXenditWebhook(context, {
    event: refund.status === 'SUCCEEDED' ? 'refund.succeeded' : 'refund.failed',
    subjectId: refund.id,
    data: refundToWire(refund),
    treatment: outcome.kind === 'arrive' ? outcome.treatment : undefined,
  });
  return true;
}
