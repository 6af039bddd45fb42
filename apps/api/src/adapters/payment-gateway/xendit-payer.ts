import type { WalletChannel } from '@suki/domain/config/payment-limits';
import { toE164 } from '@suki/domain/validators/phone-number';
import type { Payer } from '../../ports/payment-gateway.ts';

type Parts = {
  readonly card?:
    | { readonly card_information?: { readonly fingerprint?: string | null | undefined } | null | undefined }
    | null
    | undefined;
  readonly ewallet?:
    | {
        readonly channel_code?: string | null | undefined;
        readonly account?: { readonly account_details?: string | null | undefined } | null | undefined;
      }
    | null
    | undefined;
};

/** The channels of payouts, by those of payments. */
const payoutChannels: Readonly<Record<WalletChannel, string>> = {
  GCASH: 'PH_GCASH',
  PAYMAYA: 'PH_PAYMAYA',
  GRABPAY: 'PH_GRABPAY',
  SHOPEEPAY: 'PH_SPY',
};

/** Returns who pays; null for a wallet whose number the gateway masks, and for a method that has paid nothing yet. */
export function payerOf({ card, ewallet }: Parts): Payer | null {
  const fingerprint = card?.card_information?.fingerprint;
  if (fingerprint) return { kind: 'card', fingerprint };
  const accountNumber = toE164(ewallet?.account?.account_details ?? '');
  const channel = payoutChannels[ewallet?.channel_code as WalletChannel];
  if (accountNumber === null || channel === undefined) return null;
  return { kind: 'wallet', channelCode: channel, accountNumber };
}
