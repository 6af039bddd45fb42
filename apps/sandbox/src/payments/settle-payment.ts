import { add, centavos, subtract } from '@suki/domain/money/centavos';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { fromWireAmount } from '../money.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import { sendXenditWebhook } from '../webhooks/xendit-webhook.ts';
import { xenditId } from '../xendit/ids.ts';
import type { Payment } from './payment.record.ts';
import { isOver, paymentWebhookData } from './payment.wire.ts';
import { setPaymentMethodStatus } from './settle-payment-method.ts';

export type ApproveOptions = {
  amount?: number | undefined;
  /** A false currency, such as `USD`, and a false reference of the merchant. */
  currency?: string | undefined;
  referenceId?: string | undefined;
  /** Receivers of the false claims: webhooks only, or readers of the payment as well. */
  lie?: 'webhook' | 'everywhere' | undefined;
  treatment?: Treatment | undefined;
};

/** Lets the shopper pay: adds to the balance and sends a webhook. False when the payment is over already. */
export function approvePayment(context: SandboxContext, payment: Payment, options: ApproveOptions = {}): boolean {
  if (isOver(payment)) {
    return false;
  }
  if (options.amount !== undefined && options.lie === 'everywhere') {
    payment.amount = options.amount;
  }
  payment.claimedAmount = options.amount ?? null;
  const { currency = null, referenceId = null } = options;
  const isLie = currency !== null || referenceId !== null;
  payment.lie = isLie ? { currency, referenceId, isEverywhere: options.lie === 'everywhere' } : null;
  const { state } = context.store;
  state.balanceCentavos = add(centavos(state.balanceCentavos), fromWireAmount(payment.amount));
  finish(context, payment, 'SUCCEEDED');
  deactivateOneTimeMethod(context, payment);
  announce(context, payment, { event: 'payment.succeeded', treatment: options.treatment });
  return true;
}

/** Refuses the payment, as the shopper or the wallet would. False when the payment is over already. */
export function failPayment(
  context: SandboxContext,
  payment: Payment,
  options: { failureCode?: string | undefined; treatment?: Treatment | undefined } = {},
): boolean {
  if (isOver(payment)) {
    return false;
  }
  payment.failureCode = options.failureCode ?? 'INSUFFICIENT_BALANCE';
  finish(context, payment, 'FAILED');
  announce(context, payment, { event: 'payment.failed', treatment: options.treatment });
  return true;
}

/** Expires an unpaid payment. False when the payment is over already. */
export function expirePayment(context: SandboxContext, payment: Payment): boolean {
  if (isOver(payment)) {
    return false;
  }
  payment.failureCode = 'PAYMENT_REQUEST_EXPIRED';
  finish(context, payment, 'EXPIRED');
  announce(context, payment, { event: 'payment.failed' });
  return true;
}

/** Sends the last webhook of a payment again. False when the payment is not over. */
export function repeatPaymentWebhook(context: SandboxContext, payment: Payment): boolean {
  if (!isOver(payment)) {
    return false;
  }
  const event = payment.status === 'SUCCEEDED' ? 'payment.succeeded' : 'payment.failed';
  announce(context, payment, { event, treatment: { kind: 'send', delaySeconds: 0, times: 1 } });
  return true;
}

/** Sends a `payment.pending` after later webhooks, because webhooks may arrive in any order. False when not over. */
export function sendStaleWebhook(context: SandboxContext, payment: Payment): boolean {
  if (!isOver(payment) || payment.generation === 'charge') {
    return false;
  }
  const data = paymentWebhookData(context.store.state, payment);
  sendXenditWebhook(context, {
    event: 'payment.pending',
    subjectId: payment.id,
    data: { ...data, status: 'PENDING', failure_code: null, updated: payment.createdAt },
    treatment: { kind: 'send', delaySeconds: 0, times: 1 },
  });
  return true;
}

export function takeFromBalance(context: SandboxContext, amount: number): void {
  const { state } = context.store;
  state.balanceCentavos = subtract(centavos(state.balanceCentavos), fromWireAmount(amount));
}

function finish(context: SandboxContext, payment: Payment, status: Payment['status']): void {
  const isBank = context.store.state.paymentMethods.some(
    (method) => method.id === payment.paymentMethodId && method.type === 'DIRECT_DEBIT',
  );
  payment.paymentId ??= xenditId(isBank ? 'directDebitPayment' : 'payment');
  payment.status = status;
  payment.updatedAt = timestamp(context.clock);
  context.scheduler.cancel('payment.settle', payment.id);
  context.store.changed();
}

/** A method that was made for one payment cannot be used again. */
function deactivateOneTimeMethod(context: SandboxContext, payment: Payment): void {
  const method = context.store.state.paymentMethods.find((row) => row.id === payment.paymentMethodId);
  if (method?.reusability === 'ONE_TIME_USE') {
    setPaymentMethodStatus(context, method, { status: 'INACTIVE' });
  }
}

function announce(
  context: SandboxContext,
  payment: Payment,
  options: { event: string; treatment?: Treatment | undefined },
): void {
  sendXenditWebhook(context, {
    event: payment.generation === 'charge' ? 'ewallet.capture' : options.event,
    subjectId: payment.id,
    data: paymentWebhookData(context.store.state, payment),
    treatment: options.treatment,
  });
}
