import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiRefusal } from './api-refusal.ts';
import { errorAnswer, refusalOf } from './error-mapping.ts';

type Failure = { readonly error: unknown; readonly request: FastifyRequest; readonly reply: FastifyReply };

function answer({ error, request, reply }: Failure): FastifyReply {
  const refusal = refusalOf(error);
  const { status, headers, body } = errorAnswer(refusal, request.id);
  if (status >= 500) {
    const route = request.routeOptions?.url;
    request.log.error({ err: error, requestId: request.id, route, reason: refusal.reason }, 'request failed');
  }
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Every failure leaves here, in the contract's form (`docs/architecture.md#where-a-request-enters-and-leaves`). */
export const answerErrors = {
  answer,
  failures: (app: FastifyInstance): void => {
    app.setErrorHandler((error, request, reply) => answer({ error, request, reply }));
  },
  /** A call of an unknown address counts against its caller's limit, so this is registered after the limiter. */
  unknownAddresses: (app: FastifyInstance): void => {
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
      answer({ error: new ApiRefusal('ROUTE_NOT_FOUND'), request, reply }),
    );
  },
};
