import { createHash } from 'node:crypto';
import { BUSINESS_ID } from '../xendit/ids.ts';
import type { ReturnUrls } from '../xendit/return-urls.ts';
import type { PaymentMethod } from './payment-method.record.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Four digits of an invented account, always the same for one payment method. */
const lastFour = (id: string) => (Number.parseInt(hash(id).slice(0, 8), 16) % 10_000).toString().padStart(4, '0');

/** A payment method as `GET /v2/payment_methods/{id}` answers it. */
export function paymentMethodToWire(method: PaymentMethod): Record<string, unknown> {
  return {
    ...paymentMethodInPaymentToWire(method),
    business_id: BUSINESS_ID,
    country: 'PH',
    customer_id: method.customerId,
    customer: null,
    actions:
      method.status === 'REQUIRES_ACTION' && method.linkUrl
        ? [{ action: 'AUTH', url: method.linkUrl, url_type: 'WEB', method: 'GET' }]
        : [],
    billing_information: null,
    failure_code: method.failureCode,
  };
}

/** The shorter form inside payment requests and payment webhooks. */
export function paymentMethodInPaymentToWire(method: PaymentMethod): Record<string, unknown> {
  return {
    id: method.id,
    type: method.type,
    created: method.createdAt,
    updated: method.updatedAt,
    description: method.description,
    reference_id: method.referenceId,
    reusability: method.reusability,
    status: method.status,
    metadata: method.metadata,
    card: method.type === 'CARD' ? cardToWire(method) : null,
    direct_debit: method.type === 'DIRECT_DEBIT' ? directDebitToWire(method) : null,
    ewallet: method.type === 'EWALLET' ? walletToWire(method) : null,
    over_the_counter: null,
    virtual_account: null,
    qr_code: null,
  };
}

function urlsToWire(urls: ReturnUrls): Record<string, string> {
  return {
    ...(urls.success === null ? {} : { success_return_url: urls.success }),
    ...(urls.failure === null ? {} : { failure_return_url: urls.failure }),
    ...(urls.cancel === null ? {} : { cancel_return_url: urls.cancel }),
  };
}

function walletToWire(method: PaymentMethod) {
  const isLinked = method.reusability === 'MULTIPLE_USE' && method.status === 'ACTIVE';
  return {
    channel_code: method.channelCode,
    channel_properties: urlsToWire(method.returnUrls),
    account: {
      name: null,
      account_details: isLinked ? `+63917***${lastFour(method.id)}` : null,
      balance: null,
      point_balance: null,
    },
  };
}

function directDebitToWire(method: PaymentMethod) {
  const isLinked = method.status === 'ACTIVE';
  return {
    channel_code: method.channelCode,
    channel_properties: urlsToWire(method.returnUrls),
    type: 'BANK_ACCOUNT',
    bank_account: {
      masked_bank_account_number: isLinked ? `XXXXXX${lastFour(method.id)}` : null,
      bank_account_hash: isLinked ? hash(method.id) : null,
    },
    debit_card: null,
  };
}

function cardToWire(method: PaymentMethod) {
  const { card } = method;
  return {
    currency: 'PHP',
    channel_properties: {
      ...urlsToWire(method.returnUrls),
      skip_three_d_secure: card?.skipThreeDSecure ?? false,
      cardonfile_type: null,
    },
    card_information: card && {
      token_id: hash(method.id).slice(0, 24),
      masked_card_number: card.maskedNumber,
      cardholder_name: card.cardholderName,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      fingerprint: card.fingerprint,
      type: 'CREDIT',
      network: card.network,
      country: 'PH',
      issuer: 'SUKI TEST BANK',
    },
    card_verification_results: null,
  };
}
