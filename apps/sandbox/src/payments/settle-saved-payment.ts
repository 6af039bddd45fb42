import type { SandboxContext } from '../context.ts';
import { approvePayment, failPayment } from './settle-payment.ts';

/** The end of a payment that needed no page: as the behaviour says, and refused for the test card that is always refused. */
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
