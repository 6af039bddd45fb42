import type { FastifyInstance } from 'fastify';

/**
 * Makes an empty JSON body mean "no body" in this scope. Fastify refuses it, the hosted services do not: a client that
 * always sends the JSON content type may call `/expire` or `/cancel` with nothing in it.
 */
export function readLenientJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body).trim();
    if (text === '') {
      done(null, undefined);
      return;
    }
    try {
      done(null, JSON.parse(text));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400, code: 'INVALID_JSON_FORMAT' }));
    }
  });
}
