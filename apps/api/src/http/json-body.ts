import type { FastifyInstance } from 'fastify';

/** Clients that always send `content-type: application/json` do so on calls without a body too; that is not an error. */
export function emptyBodiesAreNothing(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body.toString(), done);
  });
}
