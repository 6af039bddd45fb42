import { pesos } from '../money/centavos.ts';

/** Smallest and largest amount of one payment by channel, as the gateway publishes them. */
export const channelLimits = {
  GCASH: { min: pesos(1), max: pesos(100_000) },
  PAYMAYA: { min: pesos(1), max: pesos(100_000) },
  GRABPAY: { min: pesos(1), max: pesos(100_000) },
  SHOPEEPAY: { min: pesos(1), max: pesos(100_000) },
  CARDS: { min: pesos(20), max: pesos(700_000) },
  BPI_DIRECT_DEBIT: { min: pesos(1), max: pesos(500_000) },
  CHINABANK_DIRECT_DEBIT: { min: pesos(1), max: pesos(50_000) },
  RCBC_DIRECT_DEBIT: { min: pesos(1), max: pesos(50_000) },
  UBP_DIRECT_DEBIT: { min: pesos(1), max: pesos(100_000) },
} as const;

export type PaymentChannel = keyof typeof channelLimits;

/** E-wallets that pay in one redirect, without a saved method, in the order of a choice. */
export const walletChannels = ['GCASH', 'PAYMAYA', 'GRABPAY', 'SHOPEEPAY'] as const satisfies readonly PaymentChannel[];
export type WalletChannel = (typeof walletChannels)[number];
