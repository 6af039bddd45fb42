import type { SandboxState } from '../state.ts';
import { BUSINESS_ID } from '../xendit/ids.ts';
import type { Payment } from './payment.record.ts';
import { paymentMethodInPaymentToWire } from './payment-method.wire.ts';

/** A payment in the answer of the call that made it: a payment request or an older e-wallet charge. */
export function paymentToWire(state: SandboxState, payment: Payment): Record<string, unknown> {
  return payment.generation === 'charge' ? chargeToWire(payment) : paymentRequestToWire(state, payment);
}

function paymentRequestToWire(state: SandboxState, payment: Payment): Record<string, unknown> {
  return {
    id: payment.id,
    created: payment.createdAt,
    updated: payment.updatedAt,
    ...namesOf(payment, 'reader'),
    business_id: BUSINESS_ID,
    customer_id: payment.customerId,
    customer: null,
    amount: payment.amount,
    min_amount: null,
    max_amount: null,
    country: 'PH',
    payment_method: methodOf(state, payment),
    description: payment.description,
    failure_code: payment.failureCode,
    capture_method: 'AUTOMATIC',
    initiator: payment.initiator,
    card_verification_results: null,
    status: payment.status,
    actions:
      payment.status === 'REQUIRES_ACTION' && payment.checkoutUrl
        ? [{ action: 'AUTH', url_type: 'WEB', method: 'GET', url: payment.checkoutUrl, qr_code: null }]
        : [],
    metadata: payment.metadata,
    shipping_information: payment.shippingInformation,
    items: payment.items,
    channel_properties: payment.channelProperties,
  };
}

/**
 * The older generation: `actions` is an object of addresses, any of which may be null. ShopeePay only opens in its
 * app.
 */
function chargeToWire(payment: Payment): Record<string, unknown> {
  const isAppOnly = payment.channelCode === 'SHOPEEPAY';
  const status = payment.status === 'SUCCEEDED' ? 'SUCCEEDED' : isOver(payment) ? 'FAILED' : 'PENDING';
  return {
    id: payment.id,
    business_id: BUSINESS_ID,
    ...namesOf(payment, 'reader'),
    status,
    charge_amount: payment.amount,
    capture_amount: payment.amount,
    refunded_amount: null,
    checkout_method: 'ONE_TIME_PAYMENT',
    channel_code: `PH_${payment.channelCode}`,
    channel_properties: payment.channelProperties,
    actions: {
      desktop_web_checkout_url: isAppOnly ? null : payment.checkoutUrl,
      mobile_web_checkout_url: isAppOnly ? null : payment.checkoutUrl,
      mobile_deeplink_checkout_url: isAppOnly ? payment.checkoutUrl : null,
      qr_checkout_string: null,
    },
    is_redirect_required: true,
    callback_url: null,
    created: payment.createdAt,
    updated: payment.updatedAt,
    void_status: null,
    voided_at: null,
    capture_now: true,
    customer_id: payment.customerId,
    customer: null,
    payment_method_id: null,
    failure_code: payment.failureCode,
    basket: payment.items,
    metadata: payment.metadata,
  };
}

/** The data of payment.* and ewallet.capture webhooks, with the false amount if one was set. */
export function paymentWebhookData(state: SandboxState, payment: Payment): Record<string, unknown> {
  const amount = payment.claimedAmount ?? payment.amount;
  if (payment.generation === 'charge') {
    return { ...chargeToWire(payment), ...namesOf(payment, 'webhook'), charge_amount: amount, capture_amount: amount };
  }
  return {
    id: payment.paymentId,
    payment_request_id: payment.id,
    ...namesOf(payment, 'webhook'),
    customer_id: payment.customerId,
    amount,
    country: 'PH',
    status: payment.status === 'EXPIRED' || payment.status === 'CANCELED' ? 'FAILED' : payment.status,
    payment_method: methodOf(state, payment),
    channel_properties: payment.channelProperties,
    payment_detail: null,
    failure_code: payment.failureCode,
    created: payment.createdAt,
    updated: payment.updatedAt,
    metadata: payment.metadata,
  };
}

/**
 * Returns reference and currency for a webhook or for a reader of the payment: the truth, or the false claim for
 * them.
 */
function namesOf({ referenceId, lie }: Payment, to: 'webhook' | 'reader') {
  const told = lie !== null && (to === 'webhook' || lie.isEverywhere) ? lie : null;
  return { reference_id: told?.referenceId ?? referenceId, currency: told?.currency ?? 'PHP' };
}

export function isOver(payment: Payment): boolean {
  return payment.status !== 'PENDING' && payment.status !== 'REQUIRES_ACTION';
}

function methodOf(state: SandboxState, payment: Payment): Record<string, unknown> | null {
  const method = state.paymentMethods.find((row) => row.id === payment.paymentMethodId);
  return method ? paymentMethodInPaymentToWire(method) : null;
}
