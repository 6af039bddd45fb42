import type { SandboxContext } from '../context.ts';
import { approvePayment, failPayment } from './settle-payment.ts';

/**
 * Settles a payment that needs no page as the behaviour says, and always refuses the test card for declined payments.
 */
export function settleSavedPayment(context: SandboxContext, paymentId: string): void {
  const { state } = context.store;
  const payment = state.payments.find((row) => row.id === paymentId);
  if (payment?.status !== 'PENDING') {
    return;
  }
  const method = state.paymentMethods.find((row) => row.id === payment.paymentMethodId);
  if (method?.card?.flow === 'declined') {
    failPayment(context, payment, { failureCode: 'CARD_DECLINED' });
  } else if (state.behaviour.savedPaymentOutcome === 'fail') {
    failPayment(context, payment);
  } else {
    approvePayment(context, payment);
  }
}
