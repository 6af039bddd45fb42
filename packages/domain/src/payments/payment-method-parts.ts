import type { PaymentMethodType } from '../config/payment-methods.ts';
import { manilaDate } from '../time/manila.ts';
import { type CardExpiry, normaliseCardExpiry } from './card-expiry.ts';
import { channelCode } from './channel-code.ts';
import type { GatewayPaymentMethod } from './gateway-payment-method.ts';
import { paymentMethodExpiry } from './payment-method-expiry.ts';

/** The fields that each kind of payment method keeps in a different place. */
export type PaymentMethodParts = {
  readonly paymentMethod: string;
  readonly account: string | null;
  readonly expiry: CardExpiry | null;
};

/**
 * Returns network or channel, masked account and end of a method. An unknown `updatedAt` (null) leaves the end of a
 * linked account unknown (specification, section 3).
 */
export function partsOf(
  type: PaymentMethodType,
  method: GatewayPaymentMethod,
  updatedAt: Date | null,
): PaymentMethodParts {
  if (type === 'CARD') {
    const card = method.card?.card_information ?? method.card;
    return {
      paymentMethod: card?.network?.toUpperCase() ?? type,
      account: card?.masked_card_number ?? null,
      expiry: normaliseCardExpiry(card?.expiry_month ?? '', card?.expiry_year ?? ''),
    };
  }
  const code = (type === 'EWALLET' ? method.ewallet : method.direct_debit)?.channel_code ?? '';
  const end = updatedAt && paymentMethodExpiry(type, code, updatedAt);
  const account = type === 'EWALLET' ? method.ewallet?.account?.account_details : bankAccountOf(method);
  return { paymentMethod: channelCode(code) || type, account: account ?? null, expiry: end && monthOf(end) };
}

function bankAccountOf({ direct_debit: bank }: GatewayPaymentMethod): string | null | undefined {
  return bank?.bank_account?.masked_bank_account_number ?? bank?.debit_card?.card_last_four;
}

function monthOf(end: Date): CardExpiry {
  const date = manilaDate(end);
  return { expiryMonth: date.slice(5, 7), expiryYear: date.slice(2, 4) };
}
