import type { SandboxContext } from '../context.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import { isOver } from './payment.wire.ts';
import type { PaymentMethod } from './payment-method.record.ts';
import { expirePayment } from './settle-payment.ts';
import { announce, setPaymentMethodStatus } from './settle-payment-method.ts';

/**
 * Expires a method because it was unlinked or is too old. Merchants end an open payment request by expiring the
 * method that was made for it. Expiring twice changes nothing.
 */
export function expirePaymentMethod(
  context: SandboxContext,
  method: PaymentMethod,
  treatment?: Treatment | undefined,
): boolean {
  if (method.status === 'EXPIRED') {
    return false;
  }
  setPaymentMethodStatus(context, method, { status: 'EXPIRED' });
  announce(context, method, { event: 'payment_method.expired', treatment });
  for (const payment of openPaymentsOf(context, method)) {
    expirePayment(context, payment);
  }
  return true;
}

function openPaymentsOf({ store }: SandboxContext, { id, reusability }: PaymentMethod) {
  return reusability === 'ONE_TIME_USE'
    ? store.state.payments.filter((payment) => payment.paymentMethodId === id && !isOver(payment))
    : [];
}
