import type { PaymentMethod } from '@suki/db/queries/payment-methods';
import { type MethodRefusal, methodRefusal } from '@suki/domain/payments/saved-method';

/** The reason why a stored method cannot be charged now, apart from the amount; null when it can. */
export function whyNotNow(method: PaymentMethod, now: Date): MethodRefusal | null {
  const { status, type, channel, expiryMonth, expiryYear } = method;
  const expiry = expiryMonth === null || expiryYear === null ? null : { expiryMonth, expiryYear };
  return methodRefusal({ status, type, channel: channel ?? '', expiry }, now);
}
