import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { idempotent } from '../xendit/idempotency.ts';
import { pageOf, pageQuery } from '../xendit/page-of.ts';
import { readInput } from '../xendit/read-input.ts';
import { notFound, xenditError } from '../xendit/xendit-error.ts';
import { createPaymentRequest, paymentRequestInput } from './create-payment-request.ts';
import type { Payment } from './payment.record.ts';
import { paymentToWire } from './payment.wire.ts';
import { approvePayment } from './settle-payment.ts';

type WithId = { Params: { id: string } };

const listQuery = pageQuery.extend({
  id: z.string().optional(),
  reference_id: z.string().optional(),
  customer_id: z.string().optional(),
});

export function paymentRequestRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.post('/payment_requests', (request, reply) => {
    const answer = idempotent(context, {
      request,
      conflictCode: 'IDEMPOTENCY_ERROR',
      run: () => {
        const input = readInput(paymentRequestInput, request.body);
        const payment = createPaymentRequest(context, { request, input });
        return { status: 201, body: paymentToWire(store.state, payment) };
      },
    });
    return reply.code(answer.status).send(answer.body);
  });

  app.get('/payment_requests', (request) => {
    const query = readInput(listQuery, request.query);
    const matching = store.state.payments.filter(
      (payment) =>
        payment.generation === 'request' &&
        (query.id === undefined || query.id.split(',').includes(payment.id)) &&
        (query.reference_id === undefined || payment.referenceId === query.reference_id) &&
        (query.customer_id === undefined || payment.customerId === query.customer_id),
    );
    const page = pageOf(matching, query);
    return { data: page.rows.map((payment) => paymentToWire(store.state, payment)), has_more: page.hasMore };
  });

  app.get<WithId>('/payment_requests/:id', (request) => paymentToWire(store.state, find(context, request.params.id)));

  app.post<WithId>('/payment_requests/:id/payments/simulate', (request) => {
    readInput(z.object({ amount: z.number().positive().optional() }), request.body);
    if (!approvePayment(context, find(context, request.params.id))) {
      throw xenditError({
        status: 400,
        code: 'PAYMENT_REQUEST_ALREADY_COMPLETED',
        message: 'The payment request is already in its terminal state',
      });
    }
    return { status: 'PENDING', message: 'Simulated payment is being processed. You will receive a callback soon.' };
  });
}

function find(context: SandboxContext, id: string): Payment {
  const payment = context.store.state.payments.find((row) => row.id === id && row.generation === 'request');
  if (!payment) {
    throw notFound('Payment request', id);
  }
  return payment;
}
