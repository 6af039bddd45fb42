import type { FastifyInstance } from 'fastify';

/** U+0000 as JSON writes it; a raw one is no JSON. Behind an escaped backslash it is only text. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** PostgreSQL has no text with a NUL in it: such a body is refused here, where it would be an error of ours further on. */
const hasNul = (body: string): boolean => body.includes('\\u0000') && NUL.test(body);

/** Clients that always send `content-type: application/json` do so on calls without a body too; that is not an error. */
export function emptyBodiesAreNothing(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (hasNul(body.toString()))
      done(Object.assign(new Error('A NUL in the body.'), { statusCode: 400 }), undefined);
    else parse(request, body.toString(), done);
  });
}
