import type { FastifyInstance } from 'fastify';

/** Makes the routes of this scope read HTML forms; the body is then an object of texts (the last of equal names wins). */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
