import type { PaymentMethod as PaymentMethodAnswer } from '@suki/contract/payment-methods/payment-methods.table';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import type { PaymentMethod } from '@suki/db/queries/payment-methods';
import type { Centavos } from '@suki/domain/money/centavos';
import type { GatewayPaymentMethod } from '@suki/domain/payments/gateway-payment-method';
import { paymentMethodRow } from '@suki/domain/payments/payment-method-row';
import { methodLimit } from '@suki/domain/payments/payment-method-status';
import type { z } from 'zod';

export type PaymentMethodView = { readonly now: Date; readonly amount?: Centavos | undefined };

/**
 * Presents a stored method as its owner sees it at this moment. The domain decides its label, its expiry and its
 * maintenance hours.
 */
export function presentPaymentMethod(
  method: PaymentMethod,
  { now, amount }: PaymentMethodView,
): z.input<typeof PaymentMethodAnswer> {
  const raw = asReported(method);
  const row = paymentMethodRow(raw, { defaultPayment: method.isChosen ? method.id : null, now, amount });
  if (row === null) throw new Error(`Expected payment method ${method.id} to be of a kind and status that we keep.`);
  return withSpecificationNames('paymentMethod', {
    ...row,
    id: method.id,
    limit: methodLimit(method.type, method.channel ?? ''),
    failureCode: method.failureCode,
    createdAt: method.createdAt.toISOString(),
    updatedAt: method.updatedAt.toISOString(),
    usage: 'MULTIPLE_USE' as const,
    card: raw.card,
    ewallet: raw.ewallet,
    direct_debit: raw.direct_debit,
  });
}

/** Our row in the gateway's form of a method, which the domain reads. */
function asReported(method: PaymentMethod) {
  const { id, type, status, channel, account, expiryMonth, expiryYear } = method;
  return {
    id,
    type,
    status,
    customer_id: method.gatewayCustomerId,
    created: method.createdAt.toISOString(),
    updated: method.updatedAt.toISOString(),
    actions: method.linkUrl === null ? [] : [{ url: method.linkUrl }],
    card:
      type === 'CARD'
        ? { network: channel, masked_card_number: account, expiry_month: expiryMonth, expiry_year: expiryYear }
        : null,
    ewallet: type === 'EWALLET' ? { channel_code: channel, account: { account_details: account } } : null,
    direct_debit:
      type === 'DIRECT_DEBIT' ? { channel_code: channel, bank_account: { masked_bank_account_number: account } } : null,
  } satisfies GatewayPaymentMethod;
}
