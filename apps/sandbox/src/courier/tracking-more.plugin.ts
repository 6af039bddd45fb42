import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { takeFault } from '../control/fault.ts';
import { readLenientJson } from '../http/lenient-json.ts';
import { sameSecret } from '../http/same-secret.ts';
import { WireError } from '../http/wire-error.ts';
import { trackingMoreError } from './tracking-more-answer.ts';
import { trackingRoutes } from './trackings.route.ts';

const PREFIX = '/trackingmore/v4';

/** Everything below `/trackingmore/v4`: TrackingMore as `https://api.trackingmore.com/v4` serves it. */
export function trackingMorePlugin(app: FastifyInstance, context: SandboxContext): void {
  readLenientJson(app);

  app.addHook('onRequest', async (request) => {
    if (!sameSecret(request.headers['tracking-api-key'], context.credentials.trackingMoreApiKey)) {
      throw trackingMoreError('unauthorised');
    }
    const path = request.url.slice(PREFIX.length);
    const fault = takeFault(context, { provider: 'trackingmore', method: request.method, path });
    if (fault) {
      const meta = { code: Number(fault.code) || fault.status, message: fault.message };
      throw new WireError(fault.status, { meta, data: [] }, fault.message);
    }
  });

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof WireError)) {
      request.log.error(error);
    }
    const isBadRequest = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
    const answer = error instanceof WireError ? error : trackingMoreError(isBadRequest ? 'badFormat' : 'serverError');
    return reply.code(answer.status).send(answer.body);
  });

  app.setNotFoundHandler((_request, reply) => {
    const answer = trackingMoreError('notFound');
    return reply.code(answer.status).send(answer.body);
  });

  trackingRoutes(app, context);
}
