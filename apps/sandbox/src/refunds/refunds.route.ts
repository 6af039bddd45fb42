import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { idempotent } from '../xendit/idempotency.ts';
import { pageOf, pageQuery } from '../xendit/page-of.ts';
import { readInput } from '../xendit/read-input.ts';
import { notFound, xenditError } from '../xendit/xendit-error.ts';
import { createRefund, refundInput } from './create-refund.ts';
import type { Refund } from './refund.record.ts';
import { refundToWire } from './refund.wire.ts';

type WithId = { Params: { id: string } };

export function refundRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.post('/refunds', (request, reply) => {
    const answer = idempotent(context, {
      request,
      conflictCode: 'IDEMPOTENCY_ERROR',
      run: () => ({
        status: 200,
        body: refundToWire(createRefund(context, readInput(refundInput, request.body))),
      }),
    });
    return reply.code(answer.status).send(answer.body);
  });

  app.get('/refunds', (request) => {
    const query = readInput(pageQuery.extend({ payment_request_id: z.string().optional() }), request.query);
    const wanted = query.payment_request_id;
    const page = pageOf(
      store.state.refunds.filter((refund) => wanted === undefined || refund.paymentRequestId === wanted),
      query,
    );
    return { data: page.rows.map(refundToWire), has_more: page.hasMore };
  });

  app.get<WithId>('/refunds/:id', (request) => refundToWire(find(context, request.params.id)));

  app.post<WithId>('/refunds/:id/cancel', (request) => {
    const refund = find(context, request.params.id);
    if (refund.status !== 'PENDING') {
      throw xenditError({
        status: 400,
        code: 'INELIGIBLE_TRANSACTION',
        message: `The refund is ${refund.status}, only PENDING ones can be cancelled`,
      });
    }
    context.scheduler.cancel('refund.settle', refund.id);
    refund.status = 'CANCELLED';
    refund.updatedAt = timestamp(context.clock);
    store.changed();
    return refundToWire(refund);
  });
}

function find(context: SandboxContext, id: string): Refund {
  const refund = context.store.state.refunds.find((row) => row.id === id);
  if (!refund) {
    throw notFound('Refund', id);
  }
  return refund;
}
