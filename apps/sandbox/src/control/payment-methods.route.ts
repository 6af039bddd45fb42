import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { claimPaymentMethod } from '../payments/claim-webhook.ts';
import { expirePaymentMethod } from '../payments/expire-payment-method.ts';
import type { PaymentMethod } from '../payments/payment-method.record.ts';
import { paymentMethodToWire } from '../payments/payment-method.wire.ts';
import { failPaymentMethod, linkPaymentMethod, repeatPaymentMethodWebhook } from '../payments/settle-payment-method.ts';
import { failInput, methodClaimInput, readControl, toTreatment, treatedInput } from './control-input.ts';
import { findPaymentMethod } from './find-subject.ts';
import { requireDone } from './require-done.ts';

type WithId = { Params: { id: string } };

/** `/control/payment-methods`. The id may be the merchant's reference as well. */
export function paymentMethodControlRoutes(app: FastifyInstance, context: SandboxContext): void {
  const answer = (method: PaymentMethod) => ({ payment_method: paymentMethodToWire(method) });

  app.get<{ Querystring: { reference_id?: string; status?: string } }>('/payment-methods', (request) => {
    const { reference_id: reference, status } = request.query;
    const matching = context.store.state.paymentMethods.filter(
      (method) =>
        (reference === undefined || method.referenceId === reference) &&
        (status === undefined || method.status === status),
    );
    return { data: matching.toReversed().map(paymentMethodToWire) };
  });

  app.get<WithId>('/payment-methods/:id', (request) => answer(findPaymentMethod(context, request.params.id)));

  app.post<WithId>('/payment-methods/:id/approve', (request) => {
    const method = findPaymentMethod(context, request.params.id);
    const { webhook } = readControl(treatedInput, request.body);
    requireDone(linkPaymentMethod(context, method, toTreatment(webhook)), method.status);
    return answer(method);
  });

  app.post<WithId>('/payment-methods/:id/fail', (request) => {
    const method = findPaymentMethod(context, request.params.id);
    const { failure_code: failureCode, webhook } = readControl(failInput, request.body);
    requireDone(failPaymentMethod(context, method, { failureCode, treatment: toTreatment(webhook) }), method.status);
    return answer(method);
  });

  app.post<WithId>('/payment-methods/:id/expire', (request) => {
    const method = findPaymentMethod(context, request.params.id);
    const { webhook } = readControl(treatedInput, request.body);
    requireDone(expirePaymentMethod(context, method, toTreatment(webhook)), method.status);
    return answer(method);
  });

  app.post<WithId>('/payment-methods/:id/repeat-webhook', (request) => {
    const method = findPaymentMethod(context, request.params.id);
    requireDone(repeatPaymentMethodWebhook(context, method), method.status);
    return answer(method);
  });

  app.post<WithId>('/payment-methods/:id/claim', (request) => {
    const method = findPaymentMethod(context, request.params.id);
    const { status, webhook } = readControl(methodClaimInput, request.body);
    claimPaymentMethod(context, method, { status, treatment: toTreatment(webhook) });
    return answer(method);
  });
}
