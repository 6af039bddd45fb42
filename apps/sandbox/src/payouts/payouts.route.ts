import { centavos } from '@suki/domain/money/centavos';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { toWireAmount } from '../money.ts';
import { idempotent } from '../xendit/idempotency.ts';
import { pageOf, pageQuery } from '../xendit/page-of.ts';
import { readInput } from '../xendit/read-input.ts';
import { notFound, validationError, xenditError } from '../xendit/xendit-error.ts';
import { createPayout, payoutInput } from './create-payout.ts';
import type { Payout } from './payout.record.ts';
import { payoutToWire } from './payout.wire.ts';
import { payoutChannels, payoutLimits } from './payout-channels.table.ts';
import { cancelPayout } from './settle-payout.ts';

type WithId = { Params: { id: string } };

export function payoutRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.post('/v2/payouts', (request, reply) => {
    if (!request.headers['idempotency-key']) {
      throw validationError([{ path: 'header.idempotency-key', message: '"idempotency-key" is required' }]);
    }
    const answer = idempotent(context, {
      request,
      conflictCode: 'DUPLICATE_ERROR',
      run: () => ({
        status: 200,
        body: payoutToWire(createPayout(context, readInput(payoutInput, request.body))),
      }),
    });
    return reply.code(answer.status).send(answer.body);
  });

  app.get('/v2/payouts', (request) => {
    const query = readInput(pageQuery.extend({ reference_id: z.string().min(1) }), request.query);
    const page = pageOf(
      store.state.payouts.filter((payout) => payout.referenceId === query.reference_id),
      query,
    );
    return { data: page.rows.map(payoutToWire), has_more: page.hasMore, links: [] };
  });

  app.get<WithId>('/v2/payouts/:id', (request) => payoutToWire(find(context, request.params.id)));

  app.post<WithId>('/v2/payouts/:id/cancel', (request) => {
    const payout = find(context, request.params.id);
    if (!cancelPayout(context, payout)) {
      throw xenditError({
        status: 400,
        code: 'INELIGIBLE_TRANSACTION',
        message: `The payout is ${payout.status}, only ACCEPTED ones can be cancelled`,
      });
    }
    return payoutToWire(payout);
  });

  app.get('/payouts_channels', (request) => {
    const query = readInput(
      z.object({
        currency: z.string().optional(),
        channel_category: z.string().optional(),
        channel_code: z.string().optional(),
      }),
      request.query,
    );
    const isPesos = query.currency === undefined || query.currency.split(',').includes('PHP');
    return (isPesos ? payoutChannels : [])
      .filter((channel) => query.channel_category === undefined || query.channel_category.includes(channel.category))
      .filter((channel) => query.channel_code === undefined || query.channel_code === channel.code)
      .map((channel) => ({
        channel_code: channel.code,
        channel_category: channel.category,
        currency: 'PHP',
        channel_name: channel.name,
        amount_limits: payoutLimits[channel.category],
      }));
  });

  app.get('/balance', () => ({ balance: toWireAmount(centavos(store.state.balanceCentavos)) }));
}

function find(context: SandboxContext, id: string): Payout {
  const payout = context.store.state.payouts.find((row) => row.id === id);
  if (!payout) {
    throw notFound('Payout', id);
  }
  return payout;
}
