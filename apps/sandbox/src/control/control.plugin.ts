import { centavos } from '@suki/domain/money/centavos';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { readLenientJson } from '../http/lenient-json.ts';
import { WireError } from '../http/wire-error.ts';
import { fromWireAmount, toWireAmount } from '../money.ts';
import { wireAmount } from '../payments/create-payment-request.ts';
import { behaviourRecord } from './behaviour.ts';
import { readControl, toWebhookMode, webhookModeInput } from './control-input.ts';
import { requireControlKey } from './control-key.ts';
import { disputeControlRoutes } from './disputes.route.ts';
import { faultRecord } from './fault.record.ts';
import { controlError } from './find-subject.ts';
import { parcelControlRoutes } from './parcels.route.ts';
import { paymentControlRoutes } from './payments.route.ts';
import { payoutControlRoutes } from './payouts.route.ts';
import { setWebhookMode } from './set-webhook-mode.ts';
import { stateView, webhookModeView, webhookView } from './state-view.ts';

/** `/control`: everything that the pages can do, as JSON, for tests and the demo. */
export function controlPlugin(app: FastifyInstance, context: SandboxContext): void {
  readLenientJson(app);
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof WireError) {
      return reply.code(error.status).send(error.body);
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    request.log.error(error);
    return reply.code(status).send({ error: 'failed', message: error instanceof Error ? error.message : 'unknown' });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: 'not_found', message: `There is no ${request.method} ${request.url} here.` }),
  );

  app.addHook('onRequest', requireControlKey(context.credentials.controlKey));
  generalRoutes(app, context);
  webhookControlRoutes(app, context);
  paymentControlRoutes(app, context);
  payoutControlRoutes(app, context);
  disputeControlRoutes(app, context);
  parcelControlRoutes(app, context);
}

function generalRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.get('/state', () => stateView(context));

  app.post('/reset', () => {
    store.reset();
    return { ok: true };
  });

  app.post('/behaviour', (request) => {
    const changes = readControl(behaviourRecord.partial(), request.body);
    Object.assign(store.state.behaviour, changes);
    store.changed();
    return { behaviour: store.state.behaviour };
  });

  app.post('/balance', (request) => {
    const { amount } = readControl(z.object({ amount: wireAmount }), request.body);
    store.state.balanceCentavos = fromWireAmount(amount);
    store.changed();
    return { balance: toWireAmount(centavos(store.state.balanceCentavos)) };
  });

  app.post('/faults', (request) => {
    const input = readControl(
      faultRecord.extend({
        status: faultRecord.shape.status.default(503),
        code: faultRecord.shape.code.default('CHANNEL_UNAVAILABLE'),
        message: z.string().default('The sandbox was told to fail this call.'),
        count: faultRecord.shape.count.default(1),
      }),
      request.body,
    );
    store.state.faults.push(input);
    store.changed();
    return { faults: store.state.faults };
  });

  app.delete('/faults', () => {
    store.state.faults = [];
    store.changed();
    return { faults: [] };
  });
}

function webhookControlRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store, webhooks } = context;

  app.post('/webhooks', (request) => {
    setWebhookMode(context, toWebhookMode(readControl(webhookModeInput, request.body)));
    return { webhook_mode: webhookModeView(context) };
  });

  app.get<{ Querystring: { subject_id?: string; event?: string } }>('/webhooks', (request) => {
    const { subject_id: subject, event } = request.query;
    const matching = store.state.webhooks.filter(
      (webhook) =>
        (subject === undefined || webhook.subjectId === subject) && (event === undefined || webhook.event === event),
    );
    return { data: matching.toReversed().map(webhookView) };
  });

  app.post<{ Params: { id: string } }>('/webhooks/:id/resend', (request) => {
    if (!webhooks.resend(request.params.id)) {
      throw controlError(404, 'not_found', `There is no webhook "${request.params.id}" here.`);
    }
    return { ok: true };
  });
}
