import { once } from 'node:events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import type { Fault } from '../control/fault.record.ts';
import { takeFault } from '../control/fault.ts';
import { disputeRoutes } from '../disputes/disputes.route.ts';
import { readLenientJson } from '../http/lenient-json.ts';
import { WireError } from '../http/wire-error.ts';
import { browserHeaders, CARD_TOKENS, cardTokenRoutes } from '../payments/card-tokens.route.ts';
import { customerRoutes } from '../payments/customers.route.ts';
import { ewalletChargeRoutes } from '../payments/ewallet-charges.route.ts';
import { paymentMethodRoutes } from '../payments/payment-methods.route.ts';
import { paymentRequestRoutes } from '../payments/payment-requests.route.ts';
import { payoutRoutes } from '../payouts/payouts.route.ts';
import { refundRoutes } from '../refunds/refunds.route.ts';
import { authorise, authoriseBrowser } from './authorise.ts';
import { xenditError } from './xendit-error.ts';

/** Everything below `/xendit`: Xendit's version 2 as `https://api.xendit.co` serves it. */
export function xenditPlugin(app: FastifyInstance, context: SandboxContext): void {
  readLenientJson(app);

  const faultsOfAnswers = new WeakMap<FastifyRequest, Fault>();

  app.addHook('onRequest', async (request) => {
    const path = request.url.slice('/xendit'.length);
    if (path !== CARD_TOKENS) {
      authorise(request.headers.authorization, context.credentials.xenditSecretKey);
    } else if (request.method !== 'OPTIONS') {
      authoriseBrowser(request.headers.authorization, context.credentials.xenditSecretKey);
    }
    const fault = takeFault(context, { provider: 'xendit', method: request.method, path });
    if (fault?.how === 'refuse') {
      throw xenditError({ status: fault.status, code: fault.code, message: fault.message });
    }
    if (fault) {
      faultsOfAnswers.set(request, fault);
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url === `/xendit${CARD_TOKENS}`) {
      reply.headers(browserHeaders);
    }
    const fault = faultsOfAnswers.get(request);
    switch (fault?.how) {
      case 'lose':
        reply.code(fault.status);
        return JSON.stringify({ error_code: fault.code, message: fault.message });
      case 'garbage':
        return '<html>Bad Gateway';
      case 'pageless':
        return JSON.stringify({ ...JSON.parse(String(payload)), actions: [] });
      case 'hang':
        await once(request.raw.socket, 'close');
        return payload;
      default:
        return payload;
    }
  });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof WireError) {
      return reply.code(error.status).send(error.body);
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status < 500) {
      const message = error instanceof Error ? error.message : 'The request could not be read.';
      return reply.code(status).send({ error_code: 'INVALID_JSON_FORMAT', message });
    }
    request.log.error(error);
    return reply.code(500).send({
      error_code: 'SERVER_ERROR',
      message: 'An unexpected error occured, our team has been notified and will troubleshoot the issue',
    });
  });

  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ error_code: 'NOT_FOUND', message: `The requested ${request.method} ${request.url} was not found` }),
  );

  customerRoutes(app, context);
  cardTokenRoutes(app, context);
  paymentMethodRoutes(app, context);
  paymentRequestRoutes(app, context);
  ewalletChargeRoutes(app, context);
  refundRoutes(app, context);
  payoutRoutes(app, context);
  disputeRoutes(app, context);
}
