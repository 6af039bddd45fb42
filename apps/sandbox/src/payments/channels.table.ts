/** A payment channel of the Philippines, from Xendit's public channel list. Amounts in pesos. */
export type PaymentChannel = {
  type: 'EWALLET' | 'DIRECT_DEBIT' | 'CARD';
  name: string;
  minimum: number;
  maximum: number;
  /** True when it can be saved for later payments (MULTIPLE_USE). */
  savable: boolean;
  /**
   * Approval of a payment with a saved method: `skip` needs no page, `redirect` needs the shopper to confirm each
   * time.
   */
  savedApproval: 'skip' | 'redirect';
  refundWindowDays: number;
  requiredUrls: readonly ('success_return_url' | 'failure_return_url' | 'cancel_return_url')[];
};

const wallet = { type: 'EWALLET', minimum: 1, maximum: 100_000, savedApproval: 'skip', savable: true } as const;
const bank = {
  type: 'DIRECT_DEBIT',
  minimum: 1,
  savable: true,
  savedApproval: 'redirect',
  refundWindowDays: 30,
  requiredUrls: ['success_return_url', 'failure_return_url'],
} as const;

export const paymentChannels = {
  GCASH: {
    ...wallet,
    name: 'GCash',
    savable: false,
    refundWindowDays: 180,
    requiredUrls: ['success_return_url', 'failure_return_url'],
  },
  GRABPAY: {
    ...wallet,
    name: 'GrabPay',
    refundWindowDays: 365,
    requiredUrls: ['success_return_url', 'failure_return_url'],
  },
  PAYMAYA: {
    ...wallet,
    name: 'Maya',
    refundWindowDays: 365,
    requiredUrls: ['success_return_url', 'failure_return_url', 'cancel_return_url'],
  },
  SHOPEEPAY: { ...wallet, name: 'ShopeePay', refundWindowDays: 90, requiredUrls: ['success_return_url'] },
  BPI: { ...bank, name: 'BPI', maximum: 500_000 },
  UBP: { ...bank, name: 'UnionBank', maximum: 100_000 },
  CHINABANK: { ...bank, name: 'China Bank', maximum: 50_000 },
  RCBC: { ...bank, name: 'RCBC', maximum: 50_000 },
  CARDS: {
    type: 'CARD',
    name: 'Card',
    minimum: 20,
    maximum: 700_000,
    savable: true,
    savedApproval: 'skip',
    refundWindowDays: 365,
    requiredUrls: [],
  },
} as const satisfies Record<string, PaymentChannel>;

export type PaymentChannelCode = keyof typeof paymentChannels;

export function isPaymentChannel(code: string): code is PaymentChannelCode {
  return Object.hasOwn(paymentChannels, code);
}
