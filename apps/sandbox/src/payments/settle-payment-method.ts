import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import { sendXenditWebhook } from '../webhooks/xendit-webhook.ts';
import type { PaymentMethod } from './payment-method.record.ts';
import { paymentMethodToWire } from './payment-method.wire.ts';

const eventOf = {
  ACTIVE: 'payment_method.activated',
  INACTIVE: 'payment_method.inactivated',
  EXPIRED: 'payment_method.expired',
  FAILED: 'payment_method.failed',
} as const;

/** Sets the status without a webhook. */
export function setPaymentMethodStatus(
  context: SandboxContext,
  method: PaymentMethod,
  change: { status: PaymentMethod['status']; failureCode?: string | undefined },
): void {
  method.status = change.status;
  method.failureCode = change.failureCode ?? null;
  method.updatedAt = timestamp(context.clock);
  context.store.changed();
}

/** Links the account, as the shopper would. False unless the method waits for the shopper. */
export function linkPaymentMethod(
  context: SandboxContext,
  method: PaymentMethod,
  treatment?: Treatment | undefined,
): boolean {
  if (method.status !== 'REQUIRES_ACTION' && method.status !== 'PENDING') {
    return false;
  }
  setPaymentMethodStatus(context, method, { status: 'ACTIVE' });
  announce(context, method, { event: 'payment_method.activated', treatment });
  return true;
}

/** Refuses the link, as the shopper or the bank would. False unless the method waits for the shopper. */
export function failPaymentMethod(
  context: SandboxContext,
  method: PaymentMethod,
  options: { failureCode?: string | undefined; treatment?: Treatment | undefined } = {},
): boolean {
  if (method.status !== 'REQUIRES_ACTION' && method.status !== 'PENDING') {
    return false;
  }
  setPaymentMethodStatus(context, method, {
    status: 'FAILED',
    failureCode: options.failureCode ?? 'ACCOUNT_ACCESS_BLOCKED',
  });
  announce(context, method, { event: 'payment_method.failed', treatment: options.treatment });
  return true;
}

/** Sends the webhook of the present status again. False while the method waits for the shopper. */
export function repeatPaymentMethodWebhook(context: SandboxContext, method: PaymentMethod): boolean {
  if (method.status === 'REQUIRES_ACTION' || method.status === 'PENDING') {
    return false;
  }
  const treatment = { kind: 'send', delaySeconds: 0, times: 1 } as const;
  announce(context, method, { event: eventOf[method.status], treatment });
  return true;
}

export function announce(
  context: SandboxContext,
  method: PaymentMethod,
  options: { event: string; treatment?: Treatment | undefined },
): void {
  sendXenditWebhook(context, {
    event: options.event,
    subjectId: method.id,
    data: paymentMethodToWire(method),
    treatment: options.treatment,
  });
}
