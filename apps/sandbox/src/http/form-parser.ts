import type { FastifyInstance } from 'fastify';

/** Makes the routes of this scope read HTML forms as an object of texts; of equal names the last one wins. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
