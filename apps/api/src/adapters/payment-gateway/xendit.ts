import type { z } from 'zod';
import type { GatewayPayment, GatewayPayout, GatewayRefund, PaymentGateway } from '../../ports/payment-gateway.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { PaymentAnswer, PaymentMethodAnswer, PayoutAnswer, RefundAnswer } from './xendit.schemas.ts';
import { toActions } from './xendit-actions.ts';
import { xenditDisputes } from './xendit-disputes.ts';
import { savedPaymentBody, xenditMethods } from './xendit-methods.ts';
import { fromWirePesos, toWirePesos } from './xendit-money.ts';
import { xenditSegment } from './xendit-path.ts';
import { payerOf } from './xendit-payer.ts';
import { type XenditConnection, xenditRequest } from './xendit-request.ts';

const LEGACY_CHARGE = /^ewc_/;
const FAILED_PAYMENTS = new Set(['FAILED', 'CANCELED', 'VOIDED', 'EXPIRED']);
const COMPLIANCE_REJECTED = 'COMPLIANCE_REJECTED';
const PAYOUT_STATUSES = ['ACCEPTED', 'REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'REVERSED'] as const;

/** Xendit v2 over plain HTTP (`docs/providers.md#xendit` says why not its SDK). The sandbox answers the same calls. */
export function xenditGateway(connection: XenditConnection): PaymentGateway {
  return {
    ...xenditMethods(connection),
    ...xenditDisputes(connection),
    createEwalletPayment: async (input) =>
      toPayment(
        await xenditRequest(connection, {
          method: 'POST',
          path: '/payment_requests',
          answer: PaymentAnswer,
          idempotencyKey: input.idempotencyKey,
          body: ewalletBody(input),
        }),
      ),
    createSavedPayment: async (input) =>
      toPayment(
        await xenditRequest(connection, {
          method: 'POST',
          path: '/payment_requests',
          answer: PaymentAnswer,
          idempotencyKey: input.idempotencyKey,
          body: savedPaymentBody(input),
        }),
      ),
    getPayment: async (id) =>
      toPayment(
        await xenditRequest(connection, {
          method: 'GET',
          path: LEGACY_CHARGE.test(id)
            ? `/ewallets/charges/${xenditSegment(id)}`
            : `/payment_requests/${xenditSegment(id)}`,
          answer: PaymentAnswer,
        }),
      ),
    expirePayment: async ({ paymentMethodId }) => {
      await xenditRequest(connection, {
        method: 'POST',
        path: `/v2/payment_methods/${xenditSegment(paymentMethodId)}/expire`,
        answer: PaymentMethodAnswer,
        body: {},
        idempotencyKey: `expire-${paymentMethodId}`,
      });
    },
    createRefund: async (input) =>
      toRefund(
        await xenditRequest(connection, {
          method: 'POST',
          path: '/refunds',
          answer: RefundAnswer,
          idempotencyKey: input.idempotencyKey,
          body: {
            payment_request_id: input.paymentId,
            reference_id: input.referenceId,
            amount: toWirePesos(input.amount),
            currency: 'PHP',
            reason: input.reason,
          },
        }),
      ),
    getRefund: async (id) =>
      toRefund(
        await xenditRequest(connection, { method: 'GET', path: `/refunds/${xenditSegment(id)}`, answer: RefundAnswer }),
      ),
    createPayout: async (input) =>
      toPayout(
        await xenditRequest(connection, {
          method: 'POST',
          path: '/v2/payouts',
          answer: PayoutAnswer,
          idempotencyKey: input.idempotencyKey,
          body: {
            reference_id: input.referenceId,
            channel_code: input.channelCode,
            channel_properties: {
              account_holder_name: input.accountHolderName,
              account_number: input.accountNumber,
            },
            amount: toWirePesos(input.amount),
            currency: 'PHP',
            description: input.description,
          },
        }),
      ),
    getPayout: async (id) =>
      toPayout(
        await xenditRequest(connection, {
          method: 'GET',
          path: `/v2/payouts/${xenditSegment(id)}`,
          answer: PayoutAnswer,
        }),
      ),
    cancelPayout: async (id) =>
      toPayout(
        await xenditRequest(connection, {
          method: 'POST',
          path: `/v2/payouts/${xenditSegment(id)}/cancel`,
          answer: PayoutAnswer,
          idempotencyKey: `cancel-${id}`,
        }),
      ),
  };
}

function ewalletBody(input: Parameters<PaymentGateway['createEwalletPayment']>[0]): unknown {
  return {
    reference_id: input.referenceId,
    amount: toWirePesos(input.amount),
    currency: 'PHP',
    country: 'PH',
    description: input.description,
    capture_method: 'AUTOMATIC',
    payment_method: {
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      reference_id: input.referenceId,
      ewallet: {
        channel_code: input.channel,
        channel_properties: {
          success_return_url: input.successUrl,
          failure_return_url: input.failureUrl,
          cancel_return_url: input.cancelUrl,
        },
      },
    },
  };
}

function toPayment(answer: z.output<typeof PaymentAnswer>): GatewayPayment {
  const pesos = answer.amount ?? answer.charge_amount;
  if (pesos === undefined) throw malformed(`payment ${answer.id} has no amount`);
  return {
    id: answer.id,
    referenceId: answer.reference_id,
    amount: fromWirePesos(pesos),
    currency: answer.currency,
    status: settled(answer.status, FAILED_PAYMENTS),
    failureCode: answer.failure_code ?? null,
    paymentMethodId: answer.payment_method?.id ?? answer.payment_method_id ?? null,
    payer: answer.payment_method == null ? null : payerOf(answer.payment_method),
    actions: toActions(answer.actions),
  };
}

function toRefund(answer: z.output<typeof RefundAnswer>): GatewayRefund {
  return {
    id: answer.id,
    referenceId: answer.reference_id ?? '',
    paymentId: answer.payment_request_id ?? '',
    amount: fromWirePesos(answer.amount),
    currency: answer.currency,
    status: settled(answer.status, new Set(['FAILED', 'CANCELLED'])),
    failureCode: answer.failure_code ?? null,
  };
}

function toPayout(answer: z.output<typeof PayoutAnswer>): GatewayPayout {
  return {
    id: answer.id,
    referenceId: answer.reference_id,
    amount: fromWirePesos(answer.amount),
    currency: answer.currency,
    status: payoutStatus(answer.status),
    // The compliance check has ended the payout. The gateway has a failure code for that, and sometimes leaves it out.
    failureCode: answer.failure_code ?? (answer.status === COMPLIANCE_REJECTED ? 'REJECTED_BY_WG' : null),
    expectedAt:
      answer.estimated_arrival_time === undefined || answer.estimated_arrival_time === null
        ? null
        : new Date(answer.estimated_arrival_time),
  };
}

/** A word that is neither success nor failure leaves the payment open. */
function settled(status: string, failed: ReadonlySet<string>): 'PENDING' | 'SUCCEEDED' | 'FAILED' {
  if (status === 'SUCCEEDED') return 'SUCCEEDED';
  return failed.has(status) ? 'FAILED' : 'PENDING';
}

/** Newer words of the gateway: a compliance check goes on (ACCEPTED) or has ended the payout (FAILED). */
function payoutStatus(status: string): GatewayPayout['status'] {
  if (status === COMPLIANCE_REJECTED) return 'FAILED';
  return PAYOUT_STATUSES.find((known) => known === status) ?? 'ACCEPTED';
}

function malformed(message: string): GatewayError {
  return new GatewayError({ outcome: 'unknown', errorCode: 'MALFORMED_ANSWER', message, status: null });
}
