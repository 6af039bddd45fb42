import type { FastifyInstance } from 'fastify';
import { idsIn } from '../ids-in.ts';
import type { Log } from '../log.ts';

/**
 * Writes one line per request: route, ids, status, time, and the caller's id. The address is left out, because it may
 * hold more than ids.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    const { authentication } = request;
    const ids = idsIn(request.params);
    log[level](
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        ...(ids.length > 0 ? { ids } : {}),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(authentication?.kind === 'caller' ? { userId: authentication.caller.userId } : {}),
      },
      'request',
    );
  });
}
