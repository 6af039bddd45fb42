import type { FastifyInstance } from 'fastify';

/**
 * Accepts an empty JSON body in this scope as "no body". Fastify refuses it, but the hosted services do not: a client
 * that always sends the JSON content type may call `/expire` or `/cancel` with an empty body.
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
