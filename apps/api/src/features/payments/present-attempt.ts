import type { PaymentAttempt, PaymentStart } from '@suki/contract/payments/payments.schemas';
import type { Attempt } from '@suki/db/queries/attempts';
import type { z } from 'zod';

export function presentAttempt(attempt: Attempt): z.output<typeof PaymentAttempt> {
  const { id, status, amount, channel, paymentMethodId, failureCode, createdAt } = attempt;
  return {
    id,
    status,
    amount,
    paymentMethod: channel,
    paymentMethodId,
    failureCode,
    createdAt: createdAt.toISOString(),
  };
}

/** The payment with the payer's next address; null once the payment has ended. */
export function presentPaymentStart(attempt: Attempt): z.output<typeof PaymentStart> {
  return {
    attempt: presentAttempt(attempt),
    redirectUrl: attempt.status === 'PENDING' ? attempt.redirectUrl : null,
  };
}
