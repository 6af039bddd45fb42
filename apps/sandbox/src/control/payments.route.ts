import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { claimPayment } from '../payments/claim-webhook.ts';
import type { Payment } from '../payments/payment.record.ts';
import { paymentToWire } from '../payments/payment.wire.ts';
import {
  approvePayment,
  expirePayment,
  failPayment,
  repeatPaymentWebhook,
  sendStaleWebhook,
} from '../payments/settle-payment.ts';
import { refundToWire } from '../refunds/refund.wire.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { approveInput, failInput, paymentClaimInput, readControl, toTreatment, treatedInput } from './control-input.ts';
import { findPayment, findRefund } from './find-subject.ts';
import { paymentMethodControlRoutes } from './payment-methods.route.ts';
import { requireDone } from './require-done.ts';

type WithId = { Params: { id: string } };

/**
 * `/control/payments`, `/control/payment-methods`, `/control/refunds`. The id may be the merchant's reference as
 * well.
 */
export function paymentControlRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;
  const answer = (payment: Payment) => ({ payment: paymentToWire(store.state, payment) });

  app.get<{ Querystring: { reference_id?: string; status?: string } }>('/payments', (request) => {
    const { reference_id: reference, status } = request.query;
    const matching = store.state.payments.filter(
      (payment) =>
        (reference === undefined || payment.referenceId === reference) &&
        (status === undefined || payment.status === status),
    );
    return { data: matching.toReversed().map((payment) => paymentToWire(store.state, payment)) };
  });

  app.get<WithId>('/payments/:id', (request) => answer(findPayment(context, request.params.id)));

  app.post<WithId>('/payments/:id/approve', (request) => {
    const payment = findPayment(context, request.params.id);
    const { webhook, reference_id: referenceId, ...lies } = readControl(approveInput, request.body);
    const treatment = toTreatment(webhook);
    requireDone(approvePayment(context, payment, { ...lies, referenceId, treatment }), payment.status);
    return answer(payment);
  });

  app.post<WithId>('/payments/:id/fail', (request) => {
    const payment = findPayment(context, request.params.id);
    const { failure_code: failureCode, webhook } = readControl(failInput, request.body);
    requireDone(failPayment(context, payment, { failureCode, treatment: toTreatment(webhook) }), payment.status);
    return answer(payment);
  });

  app.post<WithId>('/payments/:id/expire', (request) => {
    const payment = findPayment(context, request.params.id);
    requireDone(expirePayment(context, payment), payment.status);
    return answer(payment);
  });

  app.post<WithId>('/payments/:id/repeat-webhook', (request) => {
    const payment = findPayment(context, request.params.id);
    requireDone(repeatPaymentWebhook(context, payment), payment.status);
    return answer(payment);
  });

  app.post<WithId>('/payments/:id/stale-webhook', (request) => {
    const payment = findPayment(context, request.params.id);
    requireDone(sendStaleWebhook(context, payment), payment.status);
    return answer(payment);
  });

  app.post<WithId>('/payments/:id/claim', (request) => {
    const payment = findPayment(context, request.params.id);
    const { webhook, ...claim } = readControl(paymentClaimInput, request.body);
    claimPayment(context, payment, { ...claim, treatment: toTreatment(webhook) });
    return answer(payment);
  });

  paymentMethodControlRoutes(app, context);
  refundControlRoutes(app, context);
}

function refundControlRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.post<WithId>('/refunds/:id/succeed', (request) => {
    const refund = findRefund(context, request.params.id);
    requireDone(settleRefund(context, refund, { kind: 'succeed' }), refund.status);
    return { refund: refundToWire(refund) };
  });

  app.post<WithId>('/refunds/:id/arrive', (request) => {
    const refund = findRefund(context, request.params.id);
    const { webhook } = readControl(treatedInput, request.body);
    requireDone(settleRefund(context, refund, { kind: 'arrive', treatment: toTreatment(webhook) }), refund.status);
    return { refund: refundToWire(refund) };
  });

  app.post<WithId>('/refunds/:id/fail', (request) => {
    const refund = findRefund(context, request.params.id);
    const { failure_code: failureCode } = readControl(failInput, request.body);
    requireDone(settleRefund(context, refund, { kind: 'fail', failureCode }), refund.status);
    return { refund: refundToWire(refund) };
  });
}
