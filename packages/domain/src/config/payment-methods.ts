/** Statuses of a payment method at the gateway (specification, section 4). */
export const gatewayPaymentMethodStatuses = [
  'REQUIRES_ACTION',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'PENDING',
  'FAILED',
] as const;
export type GatewayPaymentMethodStatus = (typeof gatewayPaymentMethodStatuses)[number];

/** Statuses of a payment method on a screen (specification, section 4): DOWNTIME and EXCEED are ours. */
export const paymentMethodStatuses = [...gatewayPaymentMethodStatuses, 'DOWNTIME', 'EXCEED'] as const;
export type PaymentMethodStatus = (typeof paymentMethodStatuses)[number];

export const paymentMethodTypes = ['CARD', 'EWALLET', 'DIRECT_DEBIT'] as const;
export type PaymentMethodType = (typeof paymentMethodTypes)[number];

export const paymentMethodUsages = ['MULTIPLE_USE', 'ONE_TIME_PAYMENT'] as const;
export type PaymentMethodUsage = (typeof paymentMethodUsages)[number];

/** Calendar months from the last update to the end of a linked account, by channel (specification, section 9). */
export const validityMonths: Readonly<Record<Exclude<PaymentMethodType, 'CARD'>, Readonly<Record<string, number>>>> = {
  EWALLET: { GRABPAY: 12 },
  DIRECT_DEBIT: { BPI: 1, CHINABANK: 3, UBP: 12 },
};

/** The common name of a card brand, wallet or bank, by its code; a code without a name stands for itself. */
export const paymentMethodTitles: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  JCB: 'JCB',
  AMEX: 'American Express',
  GCASH: 'GCash',
  PAYMAYA: 'Maya',
  GRABPAY: 'GrabPay',
  SHOPEEPAY: 'ShopeePay',
  BPI: 'BPI',
  CHINABANK: 'China Bank',
  RCBC: 'RCBC',
  UBP: 'UnionBank',
};

/**
 * Channels that a person can link for later payments, most used first. GCash takes one payment at a time; a card comes
 * as a token (docs/providers.md#saved-methods).
 */
export const linkableChannels = {
  EWALLET: ['PAYMAYA', 'GRABPAY', 'SHOPEEPAY'],
  DIRECT_DEBIT: ['BPI', 'UBP', 'CHINABANK', 'RCBC'],
} as const satisfies Readonly<Record<Exclude<PaymentMethodType, 'CARD'>, readonly string[]>>;

/** Methods of one person, including those that were begun and never finished. */
export const PAYMENT_METHODS_MAX = 20;
