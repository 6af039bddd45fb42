import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { idempotent } from '../xendit/idempotency.ts';
import { pageOf, pageQuery } from '../xendit/page-of.ts';
import { readInput } from '../xendit/read-input.ts';
import { xenditError } from '../xendit/xendit-error.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { expirePaymentMethod } from './expire-payment-method.ts';
import { paymentMethodInput } from './payment-method.input.ts';
import type { PaymentMethod } from './payment-method.record.ts';
import { paymentMethodToWire } from './payment-method.wire.ts';
import { approvePayment } from './settle-payment.ts';

type WithId = { Params: { id: string } };

const listQuery = pageQuery.extend({
  id: z.string().optional(),
  customer_id: z.string().optional(),
  reference_id: z.string().optional(),
  type: z.string().optional(),
  status: z.string().optional(),
  reusability: z.string().optional(),
});

const oneOf = (wanted: string | undefined, value: string | null) =>
  wanted === undefined || wanted.split(',').includes(value ?? '');

export function paymentMethodRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.post('/v2/payment_methods', (request, reply) => {
    const answer = idempotent(context, {
      request,
      conflictCode: 'IDEMPOTENCY_ERROR',
      run: () => {
        const input = readInput(paymentMethodInput, request.body);
        return { status: 201, body: paymentMethodToWire(createPaymentMethod(context, { request, input })) };
      },
    });
    return reply.code(answer.status).send(answer.body);
  });

  app.get('/v2/payment_methods', (request) => {
    const query = readInput(listQuery, request.query);
    const matching = store.state.paymentMethods.filter(
      (method) =>
        oneOf(query.id, method.id) &&
        oneOf(query.customer_id, method.customerId) &&
        oneOf(query.reference_id, method.referenceId) &&
        oneOf(query.type, method.type) &&
        oneOf(query.status, method.status) &&
        oneOf(query.reusability, method.reusability),
    );
    const page = pageOf(matching, query);
    return { data: page.rows.map(paymentMethodToWire), has_more: page.hasMore };
  });

  app.get<WithId>('/v2/payment_methods/:id', (request) => paymentMethodToWire(find(context, request.params.id)));

  app.post<WithId>('/v2/payment_methods/:id/expire', (request) => {
    const method = find(context, request.params.id);
    expirePaymentMethod(context, method);
    return paymentMethodToWire(method);
  });

  app.post<WithId>('/v2/payment_methods/:id/payments/simulate', (request) => {
    readInput(z.object({ amount: z.number().positive().optional() }), request.body);
    const method = find(context, request.params.id);
    const open = store.state.payments.findLast(
      (payment) =>
        payment.paymentMethodId === method.id && (payment.status === 'REQUIRES_ACTION' || payment.status === 'PENDING'),
    );
    if (!open) {
      throw xenditError({ status: 404, code: 'DATA_NOT_FOUND', message: 'No open payment request for this method' });
    }
    approvePayment(context, open);
    return { status: 'PENDING', message: 'Simulated payment is being processed. You will receive a callback soon.' };
  });
}

function find(context: SandboxContext, id: string): PaymentMethod {
  const method = context.store.state.paymentMethods.find((row) => row.id === id);
  if (!method) {
    throw xenditError({ status: 404, code: 'DATA_NOT_FOUND', message: `Payment method with id ${id} is not found` });
  }
  return method;
}
