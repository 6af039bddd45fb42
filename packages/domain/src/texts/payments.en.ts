import type { PaymentMethodStatus } from '../config/payment-methods.ts';

/** Names of a payment method's statuses (specification, section 4), and texts for failed payments (section 8). */
export const paymentsEn = {
  'paymentMethod.REQUIRES_ACTION': 'Finish linking it',
  'paymentMethod.ACTIVE': 'Ready',
  'paymentMethod.INACTIVE': 'Switched off',
  'paymentMethod.EXPIRED': 'Expired',
  'paymentMethod.PENDING': 'Being linked',
  'paymentMethod.FAILED': 'Couldn’t be linked',
  'paymentMethod.DOWNTIME': 'Under maintenance until {until}',
  'paymentMethod.EXCEED': 'Takes up to {limit} per payment',
  'payment.urlNotFound': 'The payment url was not found.',
} as const satisfies Record<`paymentMethod.${PaymentMethodStatus}` | 'payment.urlNotFound', string>;

export type PaymentMessageId = keyof typeof paymentsEn;
