import type { SandboxContext } from '../context.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import { sendXenditWebhook } from '../webhooks/xendit-webhook.ts';
import { xenditId } from '../xendit/ids.ts';
import type { Payment } from './payment.record.ts';
import { paymentWebhookData } from './payment.wire.ts';
import type { PaymentMethod } from './payment-method.record.ts';
import { paymentMethodToWire } from './payment-method.wire.ts';

/*
 * False claims: webhooks in Xendit's form that contradict the sandbox's own answers. A shop that believes them
 * without asking again gives money away.
 */

export const claimedPaymentStatuses = ['SUCCEEDED', 'FAILED', 'PENDING'] as const;
export const claimedMethodStatuses = ['ACTIVE', 'EXPIRED', 'FAILED', 'INACTIVE'] as const;

type PaymentClaim = {
  status: (typeof claimedPaymentStatuses)[number];
  /** Pesos; by default the payment's own amount. */
  amount?: number | undefined;
  treatment?: Treatment | undefined;
};

type MethodClaim = { status: (typeof claimedMethodStatuses)[number]; treatment?: Treatment | undefined };

const methodEvents = {
  ACTIVE: 'payment_method.activated',
  EXPIRED: 'payment_method.expired',
  FAILED: 'payment_method.failed',
  INACTIVE: 'payment_method.inactivated',
} as const;

/** Sends a webhook with a false status of the payment. The payment itself stays unchanged. */
export function claimPayment(context: SandboxContext, payment: Payment, { status, amount, treatment }: PaymentClaim) {
  const isCharge = payment.generation === 'charge';
  const data = paymentWebhookData(context.store.state, payment);
  const claimed = amount ?? payment.amount;
  const amounts = isCharge ? { charge_amount: claimed, capture_amount: claimed } : { amount: claimed };
  // A payment that was not made has no id yet, so the claim invents one.
  const id = isCharge ? payment.id : (payment.paymentId ?? xenditId('payment'));
  sendXenditWebhook(context, {
    event: isCharge ? 'ewallet.capture' : `payment.${status.toLowerCase()}`,
    subjectId: payment.id,
    data: { ...data, ...amounts, id, status },
    treatment,
  });
}

export function claimPaymentMethod(context: SandboxContext, method: PaymentMethod, { status, treatment }: MethodClaim) {
  sendXenditWebhook(context, {
    event: methodEvents[status],
    subjectId: method.id,
    data: { ...paymentMethodToWire(method), status },
    treatment,
  });
}
